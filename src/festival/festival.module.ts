import { Module } from '@nestjs/common';
import { FestivalController } from './festival.controller.js';
import { FestivalService } from './festival.service.js';

@Module({ controllers: [FestivalController], providers: [FestivalService] })
export class FestivalModule {}

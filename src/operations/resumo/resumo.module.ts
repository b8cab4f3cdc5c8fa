import { Module } from '@nestjs/common';
import { ResumoController } from './resumo.controller.js';
import { ResumoService } from './resumo.service.js';

@Module({ controllers: [ResumoController], providers: [ResumoService] })
export class ResumoModule {}

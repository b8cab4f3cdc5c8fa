import { Module } from '@nestjs/common';
import { SessoesController } from './sessoes.controller.js';
import { SessoesService } from './sessoes.service.js';

@Module({ controllers: [SessoesController], providers: [SessoesService] })
export class SessoesModule {}

import { Module } from '@nestjs/common';
import { FormacoesController } from './formacoes.controller.js';
import { FormacoesService } from './formacoes.service.js';

@Module({ controllers: [FormacoesController], providers: [FormacoesService] })
export class FormacoesModule {}

import { Module } from '@nestjs/common';
import { LigacoesController } from './ligacoes.controller.js';
import { LigacoesService } from './ligacoes.service.js';
import { LinkChecker } from './link-checker.js';

@Module({ controllers: [LigacoesController], providers: [LigacoesService, LinkChecker] })
export class LigacoesModule {}

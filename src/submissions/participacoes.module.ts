import { Module } from '@nestjs/common';
import { AccountsModule } from '#accounts/accounts.module.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { MuralModule } from '#content/mural/mural.module.js';
import { AvisosController } from './avisos/avisos.controller.js';
import { OpeningNotices } from './avisos/opening-notices.worker.js';
import { ProjetosController, ShowProjectsController } from './participacoes/projetos.controller.js';
import { ProjetosService } from './participacoes/projetos.service.js';
import { ShowProjects } from './participacoes/show-projects.service.js';
import { LembretesService } from './participacoes/lembretes.service.js';
import { PaginaEscolaController } from './participacoes/pagina-escola.controller.js';
import { PaginaEscolaService } from './participacoes/pagina-escola.service.js';
import {
  LembretesController,
  ParticipacoesController,
  ProlongamentoController,
} from './participacoes/participacoes.controller.js';
import { ParticipacoesService } from './participacoes/participacoes.service.js';

/** The challenge: who waits for it to open, the schools that take part, and their projects. */
@Module({
  imports: [MuralModule, AccountsModule, EdicoesModule],
  controllers: [
    AvisosController,
    ProjetosController,
    ShowProjectsController,
    ParticipacoesController,
    ProlongamentoController,
    PaginaEscolaController,
    LembretesController,
  ],
  providers: [
    OpeningNotices,
    ProjetosService,
    ShowProjects,
    ParticipacoesService,
    PaginaEscolaService,
    LembretesService,
  ],
  exports: [LembretesService, ParticipacoesService],
})
export class ParticipacoesModule {}

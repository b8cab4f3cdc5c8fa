import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '#accounts/accounts.module.js';
import { LembretesController } from './lembretes.controller.js';
import { LembretesService, Reminders } from './lembretes.service.js';
import { Lembrete, LembreteEnviado } from './lembrete.entity.js';
import { PaginaEscolaController } from './pagina-escola.controller.js';
import { PaginaEscolaService } from './pagina-escola.service.js';
import { Participacao } from './participacao.entity.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { ParticipacoesController, ProlongamentoController } from './participacoes.controller.js';
import { ParticipacoesService } from './participacoes.service.js';

@Module({
  imports: [AccountsModule, EdicoesModule, TypeOrmModule.forFeature([Participacao, Lembrete, LembreteEnviado])],
  controllers: [ParticipacoesController, ProlongamentoController, PaginaEscolaController, LembretesController],
  providers: [ParticipacoesService, PaginaEscolaService, LembretesService, Reminders],
  exports: [LembretesService, PaginaEscolaService],
})
export class ParticipacoesModule {}

import { Module } from '@nestjs/common';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { EventosModule } from '#content/eventos/eventos.module.js';
import { ExemplosModule } from '#content/exemplos/exemplos.module.js';
import { AceitacoesModule } from '#submissions/consentimentos/aceitacoes.module.js';
import { ParticipacoesModule } from '#submissions/participacoes/participacoes.module.js';
import { ProjetosModule } from '#submissions/projetos/projetos.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { ResumoController } from './resumo.controller.js';
import { ResumoService } from './resumo.service.js';

@Module({
  imports: [
    AceitacoesModule,
    EventosModule,
    EquipaModule,
    ExemplosModule,
    ParticipacoesModule,
    ProjetosModule,
    PrivacyModule,
  ],
  controllers: [ResumoController],
  providers: [ResumoService],
})
export class ResumoModule {}

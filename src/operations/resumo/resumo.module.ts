import { Module } from '@nestjs/common';
import { EquipaModule } from '../../content/equipa/equipa.module.js';
import { EventosModule } from '../../content/eventos/eventos.module.js';
import { ResumoController } from './resumo.controller.js';
import { ResumoService } from './resumo.service.js';

@Module({
  imports: [EventosModule, EquipaModule],
  controllers: [ResumoController],
  providers: [ResumoService],
})
export class ResumoModule {}

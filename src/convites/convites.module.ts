import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EquipaModule } from '../equipa/equipa.module.js';
import { FicheirosModule } from '../ficheiros/ficheiros.module.js';
import { Convite } from './convite.entity.js';
import { ConvitesController } from './convites.controller.js';
import { ConvitesService } from './convites.service.js';
import { TestemunhosController } from './testemunhos.controller.js';
import { TestemunhosService } from './testemunhos.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Convite]), EquipaModule, FicheirosModule],
  controllers: [ConvitesController, TestemunhosController],
  providers: [ConvitesService, TestemunhosService],
  exports: [ConvitesService, TestemunhosService],
})
export class ConvitesModule {}

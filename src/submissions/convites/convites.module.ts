import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { Invitations } from '#files/invitations.js';
import { Convite } from './convite.entity.js';
import { ConvitesController } from './convites.controller.js';
import { ConvitesService, LapsedPicturesJob } from './convites.service.js';
import { TestemunhosController } from './testemunhos.controller.js';
import { TestemunhosService } from './testemunhos.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Convite]), EquipaModule, FicheirosModule],
  controllers: [ConvitesController, TestemunhosController],
  providers: [
    ConvitesService,
    LapsedPicturesJob,
    TestemunhosService,
    { provide: Invitations, useExisting: TestemunhosService },
  ],
  exports: [Invitations],
})
export class ConvitesModule {}

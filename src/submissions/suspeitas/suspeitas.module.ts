import { Module } from '@nestjs/common';
import { FicheirosModule } from '../../files/ficheiros/ficheiros.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldSuspeitas } from './held-suspeitas.js';
import { Suspeita } from './suspeita.entity.js';
import { SuspeitasController } from './suspeitas.controller.js';
import { SuspeitasJob } from './suspeitas.job.js';
import { SuspeitasService } from './suspeitas.service.js';

@Module({
  imports: [FicheirosModule, TypeOrmModule.forFeature([Suspeita])],
  controllers: [SuspeitasController],
  providers: [SuspeitasService, SuspeitasJob, HeldSuspeitas],
})
export class SuspeitasModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldSuspeitas } from './held-suspeitas.js';
import { Suspeita } from './suspeita.entity.js';
import { SuspeitasController } from './suspeitas.controller.js';
import { SuspeitasService } from './suspeitas.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Suspeita])],
  controllers: [SuspeitasController],
  providers: [SuspeitasService, HeldSuspeitas],
})
export class SuspeitasModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldSuspeitas, SuspeitasService } from './suspeitas.service.js';
import { Suspeita } from './suspeita.entity.js';
import { SuspeitasController } from './suspeitas.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Suspeita])],
  controllers: [SuspeitasController],
  providers: [SuspeitasService, HeldSuspeitas],
})
export class SuspeitasModule {}

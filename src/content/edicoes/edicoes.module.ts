import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Edicao } from './edicao.entity.js';
import { EdicoesController } from './edicoes.controller.js';
import { EdicoesService } from './edicoes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Edicao])],
  controllers: [EdicoesController],
  providers: [EdicoesService],
  exports: [EdicoesService],
})
export class EdicoesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Inscricao } from './inscricao.entity.js';
import { InscricoesController } from './inscricoes.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Inscricao])],
  controllers: [InscricoesController],
})
export class InscricoesModule {}

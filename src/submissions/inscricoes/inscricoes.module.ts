import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Inscricao } from './inscricao.entity.js';
import { InscricoesController } from './inscricoes.controller.js';
import { InscricoesService } from './inscricoes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Inscricao])],
  controllers: [InscricoesController],
  providers: [InscricoesService],
})
export class InscricoesModule {}

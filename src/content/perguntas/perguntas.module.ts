import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pergunta } from './pergunta.entity.js';
import { PerguntasController } from './perguntas.controller.js';
import { PerguntasService } from './perguntas.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Pergunta])],
  controllers: [PerguntasController],
  providers: [PerguntasService],
  exports: [PerguntasService],
})
export class PerguntasModule {}

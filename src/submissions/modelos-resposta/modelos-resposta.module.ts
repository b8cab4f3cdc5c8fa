import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ModeloResposta } from './modelo-resposta.entity.js';
import { ModelosRespostaController } from './modelos-resposta.controller.js';
import { ModelosRespostaService } from './modelos-resposta.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ModeloResposta])],
  controllers: [ModelosRespostaController],
  providers: [ModelosRespostaService],
})
export class ModelosRespostaModule {}

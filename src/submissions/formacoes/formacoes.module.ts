import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoFormacao } from './pedido-formacao.entity.js';
import { FormacoesController } from './formacoes.controller.js';
import { FormacoesService } from './formacoes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoFormacao])],
  controllers: [FormacoesController],
  providers: [FormacoesService],
})
export class FormacoesModule {}

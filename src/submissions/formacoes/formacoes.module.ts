import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoFormacao } from './pedido-formacao.entity.js';
import { FormacoesController } from './formacoes.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoFormacao])],
  controllers: [FormacoesController],
})
export class FormacoesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoSessao } from './pedido-sessao.entity.js';
import { SessoesController } from './sessoes.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoSessao])],
  controllers: [SessoesController],
})
export class SessoesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoDados } from './pedido-dados.entity.js';
import { PedidosDadosController } from './pedidos-dados.controller.js';
import { PedidosDadosService } from './pedidos-dados.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoDados])],
  controllers: [PedidosDadosController],
  providers: [PedidosDadosService],
  exports: [PedidosDadosService],
})
export class PedidosDadosModule {}

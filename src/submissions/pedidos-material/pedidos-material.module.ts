import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoMaterial } from './pedido-material.entity.js';
import { PedidosMaterialController } from './pedidos-material.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoMaterial])],
  controllers: [PedidosMaterialController],
})
export class PedidosMaterialModule {}

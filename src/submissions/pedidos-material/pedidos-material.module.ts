import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoMaterial } from './pedido-material.entity.js';
import { PedidosMaterialController } from './pedidos-material.controller.js';
import { PedidosMaterialService } from './pedidos-material.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoMaterial])],
  controllers: [PedidosMaterialController],
  providers: [PedidosMaterialService],
})
export class PedidosMaterialModule {}

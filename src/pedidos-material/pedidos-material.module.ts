import { Module } from '@nestjs/common';
import { PedidosMaterialController } from './pedidos-material.controller.js';
import { PedidosMaterialService } from './pedidos-material.service.js';

@Module({ controllers: [PedidosMaterialController], providers: [PedidosMaterialService] })
export class PedidosMaterialModule {}

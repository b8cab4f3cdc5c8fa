import { Module } from '@nestjs/common';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { EncarregadosController } from './encarregados.controller.js';
import { EncarregadosService } from './encarregados.service.js';

@Module({
  imports: [PedidosDadosModule],
  controllers: [EncarregadosController],
  providers: [EncarregadosService],
})
export class EncarregadosModule {}

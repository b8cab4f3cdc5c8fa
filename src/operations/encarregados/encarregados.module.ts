import { Module } from '@nestjs/common';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { EncarregadosController } from './encarregados.controller.js';
import { EncarregadosService } from './encarregados.service.js';

/** What the guardians of young applicants do by the link that is mailed to them. */
@Module({
  imports: [PedidosDadosModule],
  controllers: [EncarregadosController],
  providers: [EncarregadosService],
})
export class EncarregadosModule {}

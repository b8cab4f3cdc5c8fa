import { Module } from '@nestjs/common';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { EncarregadosController } from './encarregados.controller.js';
import { EncarregadosService } from './encarregados.service.js';

/** Lets the guardians of young applicants see an application and object to it, by a link that is mailed to them. */
@Module({
  imports: [PedidosDadosModule],
  controllers: [EncarregadosController],
  providers: [EncarregadosService],
})
export class EncarregadosModule {}

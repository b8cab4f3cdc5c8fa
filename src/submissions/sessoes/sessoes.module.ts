import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PedidoSessao } from './pedido-sessao.entity.js';
import { SessoesController } from './sessoes.controller.js';
import { SessoesService } from './sessoes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PedidoSessao])],
  controllers: [SessoesController],
  providers: [SessoesService],
})
export class SessoesModule {}

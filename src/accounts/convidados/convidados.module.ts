import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { Convidado } from './convidado.entity.js';
import { ConvidadosController, ConviteContaController } from './convidados.controller.js';
import { ConvidadosService } from './convidados.service.js';
import { ConviteContaService } from './convite-conta.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Convidado]), UsersModule],
  controllers: [ConvidadosController, ConviteContaController],
  providers: [ConvidadosService, ConviteContaService],
})
export class ConvidadosModule {}

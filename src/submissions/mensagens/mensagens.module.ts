import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DailyDigestJob } from './daily-digest.job.js';
import { HeldMensagens } from './held-mensagens.js';
import { Mensagem, Resposta } from './mensagem.entity.js';
import { MensagensController } from './mensagens.controller.js';
import { MensagensService } from './mensagens.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mensagem, Resposta])],
  controllers: [MensagensController],
  providers: [MensagensService, HeldMensagens, DailyDigestJob],
})
export class MensagensModule {}

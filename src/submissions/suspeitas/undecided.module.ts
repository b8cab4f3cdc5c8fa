import { Module } from '@nestjs/common';
import { AceitacoesController } from '../consentimentos/aceitacoes.controller.js';
import { SuspeitasController } from './suspeitas.controller.js';
import { UndecidedService } from './undecided.service.js';

@Module({
  controllers: [SuspeitasController, AceitacoesController],
  providers: [UndecidedService],
  exports: [UndecidedService],
})
export class UndecidedModule {}

import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaginasModule } from '#content/paginas/paginas.module.js';
import { ConsentLedger } from './consent-ledger.js';
import { Consentimento } from './consentimento.entity.js';
import { Consentimentos, HeldConsents } from './consentimentos.service.js';
import { Texto } from './texto.entity.js';
import { TextosController } from './textos.controller.js';
import { Textos } from './textos.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Consentimento, Texto]), PaginasModule],
  controllers: [TextosController],
  providers: [Textos, ConsentLedger, Consentimentos, HeldConsents],
  exports: [ConsentLedger, Consentimentos],
})
export class ConsentimentosModule {}

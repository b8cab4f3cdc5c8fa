import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentLedger } from './consent-ledger.js';
import { Consentimento } from './consentimento.entity.js';
import { Consentimentos } from './consentimentos.service.js';
import { HeldConsents } from './held-consents.js';
import { Texto } from './texto.entity.js';
import { Textos } from './textos.service.js';
import { WithdrawnConsentsJob } from './withdrawn-consents.job.js';

/** The ledger of consents; every form writes in it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Consentimento, Texto])],
  providers: [Textos, ConsentLedger, Consentimentos, HeldConsents, WithdrawnConsentsJob],
  exports: [ConsentLedger, Consentimentos],
})
export class ConsentimentosModule {}

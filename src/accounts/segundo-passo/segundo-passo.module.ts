import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondStepTicket } from './second-step-ticket.entity.js';
import { SecondStepTickets } from './second-step-tickets.service.js';
import { SecondStepChanges } from './second-step-changes.service.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { SecondStep } from './second-step.service.js';
import { SegundoPassoController } from './segundo-passo.controller.js';
import { SegundoPassoService } from './segundo-passo.service.js';
import { Totp } from './totp.entity.js';
import { Totps } from './totps.service.js';
import { UserSecondStepController } from './user-second-step.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Totp, Passkey, RecoveryCode, SecondStepTicket]), SessionsModule],
  controllers: [SegundoPassoController, PasskeysController, UserSecondStepController],
  providers: [
    SegundoPassoService,
    OwnPasskeys,
    SecondStep,
    SecondStepChanges,
    SecondStepReset,
    SecondStepTickets,
    Passkeys,
    RecoveryCodes,
    Totps,
  ],
  exports: [SecondStep, SecondStepReset, SecondStepTickets, Passkeys, RecoveryCodes, Totps],
})
export class SegundoPassoModule {}

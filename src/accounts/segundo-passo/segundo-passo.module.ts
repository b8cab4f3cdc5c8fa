import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnSecondStep } from './own-second-step.service.js';
import { Passkeys } from './passkeys.service.js';
import { Passkey, RecoveryCode, SecondStepTicket, Totp } from './second-step.entity.js';
import { SecondStepTickets } from './second-step-tickets.service.js';
import { SecondStep } from './second-step.service.js';
import { PasskeysController, SegundoPassoController, UserSecondStepController } from './segundo-passo.controller.js';
import { Totps } from './totps.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Totp, Passkey, RecoveryCode, SecondStepTicket]), SessionsModule],
  controllers: [SegundoPassoController, PasskeysController, UserSecondStepController],
  providers: [OwnSecondStep, SecondStep, SecondStepTickets, Passkeys, Totps],
  exports: [SecondStep, SecondStepTickets, Passkeys, Totps],
})
export class SegundoPassoModule {}

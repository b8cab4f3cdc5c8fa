import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondStepTicket } from './second-step-ticket.entity.js';
import { SecondStepTicketsJob } from './second-step-tickets.job.js';
import { SecondStepTickets } from './second-step-tickets.service.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { SecondStep } from './second-step.service.js';
import { SegundoPassoController } from './segundo-passo.controller.js';
import { SegundoPassoService } from './segundo-passo.service.js';
import { Totp } from './totp.entity.js';
import { Totps } from './totps.service.js';
import { UserSecondStepController } from './user-second-step.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Totp, RecoveryCode, SecondStepTicket]), SessionsModule],
  controllers: [SegundoPassoController, UserSecondStepController],
  providers: [
    SegundoPassoService,
    SecondStep,
    SecondStepReset,
    SecondStepTickets,
    SecondStepTicketsJob,
    RecoveryCodes,
    Totps,
  ],
  exports: [SecondStep, SecondStepReset, SecondStepTickets, RecoveryCodes, Totps],
})
export class SegundoPassoModule {}

import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AtividadeController } from './atividade/atividade.controller.js';
import { AtividadeService } from './atividade/atividade.service.js';
import { Trail } from './atividade/trail.js';
import { AccessGuard } from './auth/access.guard.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { BrowserCookie } from './auth/browser-cookie.js';
import { JwtStrategy, PasswordSignIn, PasswordStrategy, TokenGuard } from './auth/strategies.js';
import { LoginChallenge } from './auth/login-challenge.js';
import { VisitorReadsGuard } from './auth/visitor-reads.guard.js';
import { ContaController, ContaEmailController, RecuperarController } from './conta/conta.controller.js';
import { ContaService } from './conta/conta.service.js';
import { ConvidadosController, ConviteContaController } from './convidados/convidados.controller.js';
import { ConvidadosService } from './convidados/convidados.service.js';
import { PorGuardarController } from './por-guardar/por-guardar.controller.js';
import { PorGuardarService } from './por-guardar/por-guardar.service.js';
import { Passkeys } from './segundo-passo/passkeys.service.js';
import { SecondStep } from './segundo-passo/second-step.service.js';
import {
  PasskeysController,
  SegundoPassoController,
  UserSecondStepController,
} from './segundo-passo/segundo-passo.controller.js';
import { Totps } from './segundo-passo/totps.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { PasswordHasher } from './users/password-hasher.js';
import { UsersController, UserSessionsController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';

/** Accounts, how people sign in to them, and the trail of what they do. */
@Module({
  controllers: [
    UsersController,
    SessionsController,
    UserSessionsController,
    AtividadeController,
    SegundoPassoController,
    PasskeysController,
    UserSecondStepController,
    AuthController,
    ContaController,
    ContaEmailController,
    PorGuardarController,
    RecuperarController,
    ConvidadosController,
    ConviteContaController,
  ],
  providers: [
    UsersService,
    PasswordHasher,
    SessionsService,
    AtividadeService,
    Trail,
    SecondStep,
    Passkeys,
    Totps,
    AuthService,
    BrowserCookie,
    LoginChallenge,
    JwtStrategy,
    PasswordStrategy,
    PasswordSignIn,
    TokenGuard,
    ContaService,
    PorGuardarService,
    ConvidadosService,
    // in the order in which they are asked
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: VisitorReadsGuard },
  ],
  exports: [UsersService, SessionsService, SecondStep, ContaService, Trail],
})
export class AccountsModule {}

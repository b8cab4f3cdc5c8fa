import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { SegundoPassoModule } from '../segundo-passo/segundo-passo.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AtividadeModule } from '../atividade/atividade.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService, LoginThrottle } from './auth.service.js';
import { JwtStrategy, TokenGuard } from './jwt.strategy.js';
import { BrowserCookie } from './browser-cookie.js';
import { LoginChallenge } from './login-challenge.js';
import { PasswordSignIn, PasswordStrategy } from './password.strategy.js';
import { SecondStepSignIn } from './second-step-sign-in.service.js';
import { VisitorReadsGuard } from './visitor-reads.guard.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    AtividadeModule,
    SegundoPassoModule,
    JwtModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => {
        const { kid, bytes } = installationSecrets(settings).current('token');
        return {
          secret: bytes,
          signOptions: { algorithm: 'HS256', keyid: kid, expiresIn: settings.jwtExpiresInSeconds },
        };
      },
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    BrowserCookie,
    LoginChallenge,
    LoginThrottle,
    JwtStrategy,
    PasswordStrategy,
    PasswordSignIn,
    SecondStepSignIn,
    TokenGuard,
    // in the order in which they are asked
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: VisitorReadsGuard },
  ],
  exports: [LoginChallenge],
})
export class AuthModule {}

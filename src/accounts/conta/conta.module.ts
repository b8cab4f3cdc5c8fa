import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SegundoPassoModule } from '../segundo-passo/segundo-passo.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { User } from '../users/user.entity.js';
import { UsersModule } from '../users/users.module.js';
import { ContaController, ContaEmailController } from './conta.controller.js';
import { ContaService } from './conta.service.js';
import { OwnPassword } from './own-password.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), UsersModule, SessionsModule, SegundoPassoModule],
  controllers: [ContaController, ContaEmailController],
  providers: [ContaService, OwnPassword],
})
export class ContaModule {}

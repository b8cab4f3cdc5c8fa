import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { User } from '../users/user.entity.js';
import { UsersModule } from '../users/users.module.js';
import { RecuperarController } from './recuperar.controller.js';
import { RecuperarService } from './recuperar.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AuthModule, SessionsModule, UsersModule],
  controllers: [RecuperarController],
  providers: [RecuperarService],
  exports: [RecuperarService],
})
export class RecuperarModule {}

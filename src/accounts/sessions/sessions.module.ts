import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../users/user.entity.js';
import { UsersModule } from '../users/users.module.js';
import { KnownBrowser, Session } from './session.entity.js';
import { SessionsController, UserSessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Session, KnownBrowser, User]), UsersModule],
  controllers: [SessionsController, UserSessionsController],
  providers: [SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../users/user.entity.js';
import { KnownBrowser } from './known-browser.entity.js';
import { KnownBrowsersJob } from './known-browsers.job.js';
import { Session } from './session.entity.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsJob } from './sessions.job.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Session, KnownBrowser, User])],
  controllers: [SessionsController],
  providers: [SessionsService, SessionsJob, KnownBrowsersJob],
  exports: [SessionsService],
})
export class SessionsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Link } from '../links/link.entity.js';
import { AccountStates } from './account-states.service.js';
import { AccountWriter } from './account-writer.service.js';
import { PasswordHasher } from './password-hasher.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, Link])],
  controllers: [UsersController],
  providers: [UsersService, AccountStates, AccountWriter, PasswordHasher],
  exports: [UsersService, AccountWriter, PasswordHasher],
})
export class UsersModule {}

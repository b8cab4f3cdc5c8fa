import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountLink } from './account-link.entity.js';
import { AccountLinks } from './account-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountLink])],
  providers: [AccountLinks],
  exports: [AccountLinks],
})
export class AccountLinksModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinksController } from './links.controller.js';
import { NewsletterLinks } from './links.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { Subscritor } from './subscritor.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscritor])],
  controllers: [NewsletterController, LinksController],
  providers: [NewsletterService, NewsletterLinks],
  exports: [NewsletterService],
})
export class NewsletterModule {}

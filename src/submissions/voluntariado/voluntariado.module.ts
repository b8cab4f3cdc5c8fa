import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { Candidatura } from './candidatura.entity.js';
import { VoluntariadoController } from './voluntariado.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Candidatura]), NewsletterModule],
  controllers: [VoluntariadoController],
})
export class VoluntariadoModule {}

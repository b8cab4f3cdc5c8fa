import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { Candidatura } from './candidatura.entity.js';
import { GuardianLink } from './guardian-link.entity.js';
import { VoluntariadoController } from './voluntariado.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Candidatura, GuardianLink]), NewsletterModule],
  controllers: [VoluntariadoController],
})
export class VoluntariadoModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Oportunidade } from './oportunidade.entity.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { OportunidadesController } from './oportunidades.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Oportunidade]), NewsletterModule],
  controllers: [OportunidadesController],
})
export class OportunidadesModule {}

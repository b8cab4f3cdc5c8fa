import { Module } from '@nestjs/common';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { OportunidadesController } from './oportunidades.controller.js';
import { OportunidadesService } from './oportunidades.service.js';

@Module({ imports: [NewsletterModule], controllers: [OportunidadesController], providers: [OportunidadesService] })
export class OportunidadesModule {}

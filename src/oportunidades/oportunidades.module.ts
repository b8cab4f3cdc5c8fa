import { Module } from '@nestjs/common';
import { OportunidadesController } from './oportunidades.controller.js';
import { OportunidadesService } from './oportunidades.service.js';

@Module({ controllers: [OportunidadesController], providers: [OportunidadesService] })
export class OportunidadesModule {}

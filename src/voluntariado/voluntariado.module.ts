import { Module } from '@nestjs/common';
import { VoluntariadoController } from './voluntariado.controller.js';
import { VoluntariadoService } from './voluntariado.service.js';

@Module({ controllers: [VoluntariadoController], providers: [VoluntariadoService] })
export class VoluntariadoModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Candidatura } from './candidatura.entity.js';
import { VoluntariadoController } from './voluntariado.controller.js';
import { VoluntariadoService } from './voluntariado.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Candidatura])],
  controllers: [VoluntariadoController],
  providers: [VoluntariadoService],
})
export class VoluntariadoModule {}

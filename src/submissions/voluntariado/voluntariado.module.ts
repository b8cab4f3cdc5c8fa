import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Candidatura } from './candidatura.entity.js';
import { VoluntariadoController } from './voluntariado.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Candidatura])],
  controllers: [VoluntariadoController],
})
export class VoluntariadoModule {}

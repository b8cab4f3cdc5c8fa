import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EquipaController } from './equipa.controller.js';
import { EquipaService } from './equipa.service.js';
import { Membro } from './membro.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Membro])],
  controllers: [EquipaController],
  providers: [EquipaService],
  exports: [EquipaService],
})
export class EquipaModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PorGuardarController } from './por-guardar.controller.js';
import { PorGuardar } from './por-guardar.entity.js';
import { PorGuardarService } from './por-guardar.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PorGuardar])],
  controllers: [PorGuardarController],
  providers: [PorGuardarService],
})
export class PorGuardarModule {}

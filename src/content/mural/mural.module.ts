import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MuralController } from './mural.controller.js';
import { MuralService } from './mural.service.js';
import { ProjetoMural } from './projeto-mural.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ProjetoMural])],
  controllers: [MuralController],
  providers: [MuralService],
  exports: [MuralService],
})
export class MuralModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MateriaisController } from './materiais.controller.js';
import { MateriaisService } from './materiais.service.js';
import { Material } from './material.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Material])],
  controllers: [MateriaisController],
  providers: [MateriaisService],
  exports: [MateriaisService],
})
export class MateriaisModule {}

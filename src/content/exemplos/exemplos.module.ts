import { Module } from '@nestjs/common';
import { ExemplosController } from './exemplos.controller.js';
import { ExemplosService } from './exemplos.service.js';

@Module({
  controllers: [ExemplosController],
  providers: [ExemplosService],
  exports: [ExemplosService],
})
export class ExemplosModule {}

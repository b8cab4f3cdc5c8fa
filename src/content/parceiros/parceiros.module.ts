import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Parceiro } from './parceiro.entity.js';
import { ParceirosController } from './parceiros.controller.js';
import { ParceirosService } from './parceiros.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Parceiro])],
  controllers: [ParceirosController],
  providers: [ParceirosService],
  exports: [ParceirosService],
})
export class ParceirosModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Aviso } from './aviso.entity.js';
import { AvisosController } from './avisos.controller.js';
import { AvisosService } from './avisos.service.js';
import { OpeningNotices } from './opening-notices.worker.js';

@Module({
  imports: [TypeOrmModule.forFeature([Aviso])],
  controllers: [AvisosController],
  providers: [AvisosService, OpeningNotices],
})
export class AvisosModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pagina } from './pagina.entity.js';
import { PaginasController } from './paginas.controller.js';
import { PaginasService } from './paginas.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Pagina])],
  controllers: [PaginasController],
  providers: [PaginasService],
  exports: [PaginasService],
})
export class PaginasModule {}

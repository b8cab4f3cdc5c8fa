import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VisitorsView } from '#platform/pipeline/visitors-view.js';
import { Fotografia } from './fotografia.entity.js';
import { FotografiasController } from './fotografias.controller.js';
import { FotografiasService } from './fotografias.service.js';
import { ShownPictures } from './shown-pictures.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Fotografia])],
  controllers: [FotografiasController],
  providers: [FotografiasService, ShownPictures, { provide: VisitorsView, useExisting: ShownPictures }],
  exports: [FotografiasService, ShownPictures, VisitorsView],
})
export class FotografiasModule {}

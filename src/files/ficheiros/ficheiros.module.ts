import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Ficheiro } from './ficheiro.entity.js';
import { DocumentosController, FicheirosController } from './ficheiros.controller.js';
import { FicheirosService } from './ficheiros.service.js';
import { ImageVariants } from './image-variants.js';
import { OrphanFilesJob } from './orphan-files.js';
import { UploadController } from './upload.controller.js';
import { PublicFiles } from './public-files.js';
import { VariantQueue } from './variant-queue.js';

@Module({
  imports: [TypeOrmModule.forFeature([Ficheiro])],
  controllers: [FicheirosController, DocumentosController, UploadController],
  providers: [OrphanFilesJob, FicheirosService, ImageVariants, VariantQueue, PublicFiles],
  exports: [FicheirosService, ImageVariants, PublicFiles],
})
export class FicheirosModule {}

import { Global, Module } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { VisitorsView } from '#platform/pipeline/visitors-view.js';
import { DocumentosController, FicheirosController, UploadController } from './ficheiros/ficheiros.controller.js';
import { FicheirosService } from './ficheiros/ficheiros.service.js';
import { ImageVariants } from './ficheiros/image-variants.js';
import { OrphanFilesJob } from './ficheiros/orphan-files.js';
import { PublicFiles } from './ficheiros/public-files.js';
import { VariantQueue } from './ficheiros/variant-queue.js';
import { FotografiasController } from './fotografias/fotografias.controller.js';
import { FotografiasService } from './fotografias/fotografias.service.js';
import { ShownPictures } from './fotografias/shown-pictures.js';
import { openStorage } from './storage/open-storage.js';
import { Storage } from './storage/storage.js';

/** Keeps and serves files, and decides which pictures visitors see. */
@Global()
@Module({
  controllers: [FicheirosController, DocumentosController, UploadController, FotografiasController],
  providers: [
    { provide: Storage, inject: [Settings], useFactory: openStorage },
    FicheirosService,
    ImageVariants,
    VariantQueue,
    OrphanFilesJob,
    PublicFiles,
    FotografiasService,
    ShownPictures,
    { provide: VisitorsView, useExisting: ShownPictures },
  ],
  exports: [Storage, FicheirosService, ImageVariants, PublicFiles, FotografiasService, ShownPictures, VisitorsView],
})
export class FilesModule {}

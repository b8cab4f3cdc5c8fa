import { Module } from '@nestjs/common';
import { DocumentosController } from './documentos.controller.js';
import { FicheirosController } from './ficheiros.controller.js';
import { FicheirosService } from './ficheiros.service.js';
import { ImageVariants } from './image-variants.js';
import { PublicFiles } from './public-files.js';

@Module({
  controllers: [FicheirosController, DocumentosController],
  providers: [FicheirosService, ImageVariants, PublicFiles],
  exports: [FicheirosService],
})
export class FicheirosModule {}

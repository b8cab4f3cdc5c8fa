import { Module } from '@nestjs/common';
import { ConvitesModule } from '../convites/convites.module.js';
import { FicheirosModule } from './ficheiros.module.js';
import { UploadController } from './upload.controller.js';

/** Apart from `FicheirosModule`, because invitations need the files and the upload needs both. */
@Module({ imports: [FicheirosModule, ConvitesModule], controllers: [UploadController] })
export class UploadModule {}

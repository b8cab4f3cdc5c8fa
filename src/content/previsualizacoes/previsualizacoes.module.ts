import { Module } from '@nestjs/common';
import { AccountsModule } from '#accounts/accounts.module.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { DraftsModule } from '../shared/drafts/drafts.module.js';
import { PreviewLinks } from './preview-links.js';
import { PrevisualizacoesController } from './previsualizacoes.controller.js';
import { PrevisualizacoesService } from './previsualizacoes.service.js';

@Module({
  imports: [AccountsModule, DraftsModule, PaginasModule],
  controllers: [PrevisualizacoesController],
  providers: [PreviewLinks, PrevisualizacoesService],
})
export class PrevisualizacoesModule {}

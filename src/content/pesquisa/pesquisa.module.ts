import { Module } from '@nestjs/common';
import { PaginasModule } from '../paginas/paginas.module.js';
import { PesquisaController } from './pesquisa.controller.js';
import { PesquisaService } from './pesquisa.service.js';

@Module({ imports: [PaginasModule], controllers: [PesquisaController], providers: [PesquisaService] })
export class PesquisaModule {}

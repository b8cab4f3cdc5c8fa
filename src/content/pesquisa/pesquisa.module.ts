import { Controller, Get, Module, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Public } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Answers, ErrorBody } from '#platform/http/answers.js';
import { Pagina } from '../paginas/pagina.entity.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { Relatorio } from '../relatorios/relatorio.entity.js';
import { PesquisaService, ResultadosDeTipoDto, resultKinds, searchedKinds } from './pesquisa.service.js';

@ApiTags('Pesquisa')
@Controller('api/pesquisa')
@Section('pesquisa')
class PesquisaController {
  constructor(private readonly pesquisa: PesquisaService) {}

  @Get()
  @Public('Pesquisar em tudo o que está publicado, sem contar com os acentos')
  @Kept(Pagina, Relatorio, Fotografia, ...searchedKinds.map(({ entity }) => entity))
  @ApiQuery({ name: 'q', schema: { type: 'string', maxLength: 100, example: 'festival' }, description: 'As palavras.' })
  @ApiQuery({ name: 'tipo', required: false, enum: resultKinds, description: 'Só de um tipo, e mais deles.' })
  @ApiQuery({ name: 'ano', required: false, example: '2026', description: 'Só de um ano.' })
  @Answers([ResultadosDeTipoDto])
  @ApiBadRequestResponse({ type: ErrorBody })
  search(@Query() query: Readonly<Record<string, unknown>>): Promise<ResultadosDeTipoDto[]> {
    return this.pesquisa.search(query);
  }
}

@Module({ imports: [PaginasModule], controllers: [PesquisaController], providers: [PesquisaService] })
export class PesquisaModule {}

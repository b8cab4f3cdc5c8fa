import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { ContentController } from '../shared/content.controller.js';
import { ArtigoDto, ArtigoInputDto, ArtigoResumidoDto, ArtigoUpdateDto } from './artigo.dto.js';
import { Artigo } from './artigo.entity.js';
import { imprensaList, ImprensaService } from './imprensa.service.js';

@ApiTags('Imprensa')
@Controller()
export class ImprensaController extends ContentController({
  entity: Artigo,
  service: ImprensaService,
  list: imprensaList,
  path: 'api/imprensa',
  removed: 'api/imprensa/delete/:id',
  input: ArtigoInputDto,
  update: ArtigoUpdateDto,
  wire: ArtigoDto,
  row: ArtigoResumidoDto,
  search: { found: ({ id, titulo }) => ({ id, titulo }) },
  summaries: {
    list: 'Listar artigos, os mais recentes primeiro',
    get: 'Ler um artigo',
    create: 'Criar um artigo',
    update: 'Substituir um artigo',
    remove: 'Eliminar um artigo',
  },
}) {
  @Get('api/recentes')
  @PublicAndEditor('Os artigos mais recentes, cinco no máximo')
  @Kept(Artigo, Fotografia)
  @AnswersPage(ArtigoResumidoDto, imprensaList, ArtigoResumidoDto.from)
  recent(@Query() query: RawListQuery): Promise<Page<Artigo>> {
    return this.content.recent(query);
  }

  @Get('api/imprensa/relacionados/:category/:id')
  @PublicAndEditor('Outros artigos da mesma categoria, cinco no máximo')
  @Kept(Artigo, Fotografia)
  @AnswersPage(ArtigoResumidoDto, imprensaList, ArtigoResumidoDto.from)
  @Refuses({ 404: 'O identificador não é um.' })
  related(
    @Param('category') category: string,
    @Param('id', IdPipe) id: number,
    @Query() query: RawListQuery,
  ): Promise<Page<Artigo>> {
    return this.content.related(category, id, query);
  }
}

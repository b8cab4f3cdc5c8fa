import { Controller, Get, Injectable, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import type { Condition } from '#platform/lists/list-spec.js';
import { parseListQuery } from '#platform/lists/list-query.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { contentKind } from '../shared/content-kind.js';
import { changedSpelling, ContentController, ContentModule, ContentService } from '../shared/content.js';
import { ArtigoDto, ArtigoInputDto, ArtigoResumidoDto, ArtigoUpdateDto } from './artigo.dto.js';
import { Artigo } from './artigo.entity.js';

const SIDE_LIST_ROWS = 5;

export const imprensa = contentKind({
  entity: Artigo,
  input: ArtigoInputDto,
  update: ArtigoUpdateDto,
  answer: ArtigoDto,
  row: ArtigoResumidoDto,
  list: {
    columns: {
      titulo: 'text',
      data: 'moment',
      Categoria: { property: 'categoria', kind: 'text', thenBy: 'data' },
      categoria: { kind: 'text', thenBy: 'data' },
    },
    defaultOrder: [{ property: 'data', direction: 'DESC' }],
    listed: ['id', 'titulo', 'data', 'url', 'categoria', 'exemplo'],
    hasDrafts: true,
  },
  path: 'api/imprensa',
  removed: 'api/imprensa/delete/:id',
  one: 'um artigo',
  summaries: { list: 'Listar artigos, os mais recentes primeiro' },
  contents(input, stored: Artigo | undefined, at) {
    const { descricao = stored?.descricao, data = stored?.data } = input;
    return {
      titulo: input.titulo,
      categoria: changedSpelling(input.Categoria, input.categoria, stored?.categoria) ?? null,
      hook: input.hook ?? null,
      descricao: descricao ?? null,
      data: data ?? at,
      url: changedSpelling(input.url, input.imagem, stored?.url) ?? null,
      video: input.video ?? null,
      fotos: input.fotos ?? [],
      exemplo: input.exemplo ?? stored?.exemplo ?? false,
    };
  },
  address: (id) => `/imprensa/${id}`,
});

@Injectable()
export class ImprensaService extends ContentService(imprensa) {
  /** The newest articles of a category without the one that is being read, at most five. */
  related(category: string, id: number, raw: RawListQuery): Promise<Page<Artigo>> {
    return this.newest(raw, [
      { property: 'categoria', comparison: 'equal', value: category },
      { property: 'id', comparison: 'not', value: id },
    ]);
  }

  /** The newest articles, at most five. @param also conditions beyond those of the request */
  newest(raw: RawListQuery, also: readonly Condition<Artigo>[] = []): Promise<Page<Artigo>> {
    const query = parseListQuery(raw, imprensa.list);
    const to = Math.min(query.to, query.from + SIDE_LIST_ROWS - 1);
    return this.records.find({ ...query, to, conditions: [...query.conditions, ...also] });
  }
}

@ApiTags('Imprensa')
@Controller()
class ImprensaController extends ContentController(imprensa, ImprensaService) {
  @Get('api/recentes')
  @PublicAndEditor('Os artigos mais recentes, cinco no máximo')
  @Kept(Artigo, Fotografia)
  @AnswersPage(ArtigoResumidoDto, imprensa.list, ArtigoResumidoDto.from)
  recent(@Query() query: RawListQuery): Promise<Page<Artigo>> {
    return this.content.newest(query);
  }

  @Get('api/imprensa/relacionados/:category/:id')
  @PublicAndEditor('Outros artigos da mesma categoria, cinco no máximo')
  @Kept(Artigo, Fotografia)
  @AnswersPage(ArtigoResumidoDto, imprensa.list, ArtigoResumidoDto.from)
  @Refuses({ 404: 'O identificador não é um.' })
  related(
    @Param('category') category: string,
    @Param('id', IdPipe) id: number,
    @Query() query: RawListQuery,
  ): Promise<Page<Artigo>> {
    return this.content.related(category, id, query);
  }
}

export const ImprensaModule = ContentModule(imprensa, ImprensaController, ImprensaService);

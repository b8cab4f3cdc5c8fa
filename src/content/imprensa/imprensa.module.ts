import { Controller, Get, Injectable, Param, Query } from '@nestjs/common';
import { ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Condition, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { parseListQuery } from '#platform/lists/list-query.js';
import { contentAnswer, contentSpec, RecordIdField, RecordVersionField, SampleField } from '../shared/content-spec.js';
import { changedSpelling, ContentController, ContentModule, ContentService } from '../shared/content.js';
import { articleLimits, Artigo } from './artigo.entity.js';
import { ImagensSentBack } from '#files/fotografias/imagem.dto.js';
import { MomentField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, PhotosField, UrlField } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiTextOrNull, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

/** The fields of a new or changed article, under each of its wire names. */
class ArtigoFieldsDto {
  @PublicTextField({ label: 'O título', max: articleLimits.titulo, example: 'Escola da Maia muda o recreio' })
  titulo!: string;

  @PublicTextField({ label: 'A categoria', max: articleLimits.categoria, optional: true, example: 'Jornal' })
  Categoria?: string | null;

  @PublicTextField({
    label: 'A categoria',
    max: articleLimits.categoria,
    optional: true,
    description: 'O mesmo que `Categoria`; se ambas vierem, vale a que mudou.',
  })
  categoria?: string | null;

  @PublicTextField({ label: 'O texto de chamada', max: articleLimits.hook, lines: true, optional: true })
  hook?: string | null;

  @MomentField({ label: 'A data', optional: true, description: 'Vazia, a de agora.' }) data?: Date | null;
  @UrlField({ label: 'A imagem principal', optional: true }) url?: string | null;
  @UrlField({ label: 'A imagem principal', optional: true }) imagem?: string | null;
  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;
  @PhotosField() fotos?: string[] | null;
  @SampleField() exemplo?: boolean | null;
}

class ArtigoInputDto extends ArtigoFieldsDto {
  @PublicTextField({ label: 'A descrição', max: articleLimits.descricao, lines: true }) descricao!: string;
}

class ArtigoUpdateDto extends ArtigoFieldsDto {
  @PublicTextField({
    label: 'A descrição',
    max: articleLimits.descricao,
    lines: true,
    optional: true,
    description: 'Se não vier, fica a que estava.',
  })
  descricao?: string | null;

  @ImagensSentBack() imagens?: unknown;
  @RecordIdField() id?: number;
  @RecordVersionField() versao?: number;
}

class ArtigoDto extends contentAnswer(Artigo, ArtigoInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiMoment({ description: 'Publicação.' }) data!: string;
  @ApiUriOrNull({ description: 'Imagem principal.' }) url!: string | null;
  @ApiUriOrNull({ description: 'O mesmo que `url`.' }) imagem!: string | null;
  @ApiTextOrNull({ example: 'Jornal' }) Categoria!: string | null;
  @ApiTextOrNull({ description: 'O mesmo que `Categoria`.' }) categoria!: string | null;
  @ApiProperty({ type: [String], format: 'uri' }) fotos!: string[];

  static readonly from = (row: Artigo): ArtigoDto => toAnswer(ArtigoDto, row, otherNames(row));
}

class ArtigoResumidoDto extends OmitType(ArtigoDto, ['hook', 'descricao', 'video', 'fotos', 'versao']) {
  static readonly from = (row: Artigo): ArtigoResumidoDto => toAnswer(ArtigoResumidoDto, row, otherNames(row));
}

const otherNames = ({ url, categoria }: Artigo) => ({ imagem: url, Categoria: categoria });

const SIDE_LIST_ROWS = 5;

export const imprensa = contentSpec({
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
  listRelated(category: string, id: number, raw: RawListQuery): Promise<Page<Artigo>> {
    return this.listNewest(raw, [
      { property: 'categoria', comparison: 'equal', value: category },
      { property: 'id', comparison: 'not', value: id },
    ]);
  }

  /** The newest articles, at most five. @param also conditions beyond those of the request */
  listNewest(raw: RawListQuery, also: readonly Condition<Artigo>[] = []): Promise<Page<Artigo>> {
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
    return this.content.listNewest(query);
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
    return this.content.listRelated(category, id, query);
  }
}

export const ImprensaModule = ContentModule(imprensa, ImprensaController, ImprensaService);

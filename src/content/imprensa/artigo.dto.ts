import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ImagensSentBack } from '#files/fotografias/imagem.dto.js';
import { articleLimits, Artigo } from './artigo.entity.js';
import { contentAnswer, RecordIdField, RecordVersionField, SampleField } from '../shared/record-key-fields.js';
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

export class ArtigoInputDto extends ArtigoFieldsDto {
  @PublicTextField({ label: 'A descrição', max: articleLimits.descricao, lines: true }) descricao!: string;
}

export class ArtigoUpdateDto extends ArtigoFieldsDto {
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

export class ArtigoDto extends contentAnswer(Artigo, ArtigoInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiMoment({ description: 'Publicação.' }) data!: string;
  @ApiUriOrNull({ description: 'Imagem principal.' }) url!: string | null;
  @ApiUriOrNull({ description: 'O mesmo que `url`.' }) imagem!: string | null;
  @ApiTextOrNull({ example: 'Jornal' }) Categoria!: string | null;
  @ApiTextOrNull({ description: 'O mesmo que `Categoria`.' }) categoria!: string | null;
  @ApiProperty({ type: [String], format: 'uri' }) fotos!: string[];

  static readonly from = (row: Artigo): ArtigoDto => toAnswer(ArtigoDto, row, otherNames(row));
}

export class ArtigoResumidoDto extends OmitType(ArtigoDto, ['hook', 'descricao', 'video', 'fotos', 'versao']) {
  static readonly from = (row: Artigo): ArtigoResumidoDto => toAnswer(ArtigoResumidoDto, row, otherNames(row));
}

const otherNames = ({ url, categoria }: Artigo) => ({ imagem: url, Categoria: categoria });

import { ApiProperty } from '@nestjs/swagger';
import { DayField, FlagField, IntegerField, PublicTextField, TextField } from '#platform/dto/fields.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { ImagemDto } from './imagem.dto.js';
import {
  type Fotografia,
  pictureLimits,
  type PictureState,
  pictureState,
  pictureStates,
  SEEN_BY_LENGTH,
} from './fotografia.entity.js';
import { ApiMomentOrNull, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

const AS_IT_WAS = 'Se não vier, fica como estava.';
const FOCUS = `${AS_IT_WAS} Vem com o outro, ou nenhum dos dois.`;
const ALL_OR_NONE = 'As três partes da autorização vêm juntas, ou nenhuma.';

export class FotografiaInputDto {
  @IntegerField({
    label: 'A versão',
    min: 0,
    optional: true,
    example: 1,
    description: 'A que foi lida, 0 onde nada se dizia; uma antiga recebe 409. Sem ela, guarda-se sobre o que houver.',
  })
  versao?: number | null;

  @FlagField({ label: 'A marca «menores identificáveis»', example: true, description: '`false` tira a marca.' })
  menores!: boolean;

  @DayField({ label: 'O dia em que a autorização foi vista', description: ALL_OR_NONE }) vistaEm?: string | null;

  @TextField({
    label: 'O nome de quem viu a autorização',
    max: SEEN_BY_LENGTH,
    optional: true,
    example: 'Rita Exemplo',
    description: ALL_OR_NONE,
  })
  vistaPor?: string | null;

  @DayField({ label: 'O último dia da autorização', description: ALL_OR_NONE }) ate?: string | null;

  @PublicTextField({
    label: 'O texto alternativo',
    max: pictureLimits.alt,
    lines: true,
    optional: true,
    example: 'Três alunas plantam uma horta no recreio',
    description: AS_IT_WAS,
  })
  alt?: string | null;

  @FlagField({ label: 'Decorativa', optional: true, example: false, description: AS_IT_WAS })
  decorativa?: boolean | null;

  @PublicTextField({ label: 'O crédito', max: pictureLimits.credito, optional: true, description: AS_IT_WAS })
  credito?: string | null;

  @IntegerField({ label: 'O ponto na horizontal', min: 0, max: pictureLimits.foco, optional: true, description: FOCUS })
  focoX?: number | null;

  @IntegerField({ label: 'O ponto na vertical', min: 0, max: pictureLimits.foco, optional: true, description: FOCUS })
  focoY?: number | null;
}

export class FotografiaDto extends ImagemDto {
  @ApiProperty({ description: 'O mesmo que `nome`.' }) id!: string;
  @ApiProperty({ example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg' }) nome!: string;
  @ApiProperty({ example: 1, description: 'A enviar no PUT; 0 onde nada se diz dela.' }) versao!: number;
  @ApiProperty({ example: true, description: 'Tem menores identificáveis.' }) menores!: boolean;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Quando a autorização foi vista.' })
  vistaEm!: string | null;

  @ApiTextOrNull({ description: 'Quem a viu.' }) vistaPor!: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'O último dia da autorização.' })
  ate!: string | null;

  @ApiMomentOrNull({ description: 'Quando foi retirada do site.' }) retiradaEm!: string | null;

  @ApiProperty({ enum: pictureStates, description: 'Só uma que esteja `visivel` é mostrada a visitantes.' })
  estado!: PictureState;

  static readonly from = (row: Fotografia): FotografiaDto =>
    toAnswer(FotografiaDto, row, { id: row.nome, estado: pictureState(row, lisbonDay(new Date())) });
}

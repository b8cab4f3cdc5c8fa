import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Material, materialLimits } from './material.entity.js';
import { contentAnswer, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { MomentField, PublicTextField } from '#platform/dto/fields.js';
import { UrlField } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class MaterialInputDto {
  @PublicTextField({ label: 'O título', max: materialLimits.titulo, example: 'Guia dos quatro passos' })
  titulo!: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text, texto }: MaterialInputDto) => texto !== undefined || text === undefined)
  @PublicTextField({
    label: 'O texto',
    max: materialLimits.texto,
    lines: true,
    description: 'Aceite como `texto` ou como `text`.',
  })
  texto?: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text }: MaterialInputDto) => text !== undefined)
  @PublicTextField({
    label: 'O texto',
    max: materialLimits.texto,
    lines: true,
    description: 'O mesmo que `texto`; se ambos vierem, vale o que mudou.',
  })
  text?: string;

  @UrlField({ label: 'O link de download', example: 'https://exemplo.pt/guia.pdf' }) download!: string;
  @UrlField({ label: 'A imagem' }) img!: string;
  @SampleField() exemplo?: boolean | null;
}

export class MaterialUpdateDto extends withRecordKeys(MaterialInputDto) {
  @MomentField({ label: 'A data de criação', optional: true }) createdAt?: Date;
}

export class MaterialDto extends contentAnswer(Material, OmitType(MaterialInputDto, ['texto', 'download', 'img'])) {
  @ApiProperty({ example: 2 }) id!: number;
  @ApiProperty() texto!: string;
  @ApiProperty({ description: 'O mesmo que `texto`.' }) text!: string;
  @ApiUriOrNull() download!: string | null;
  @ApiUriOrNull() img!: string | null;
  @ApiMoment() createdAt!: string;

  static readonly from = (row: Material): MaterialDto => toAnswer(MaterialDto, row, { text: row.texto });
}

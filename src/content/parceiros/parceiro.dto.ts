import { ApiProperty } from '@nestjs/swagger';
import { type ImagemDto, ImagensField } from '#files/fotografias/imagem.dto.js';
import { DayField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, UrlField } from '#platform/dto/url-fields.js';
import { type Emblem, EmblemColourField, emblemColours, EmblemShapeField, emblemShapes } from '../shared/emblem.js';
import { ApiRecordVersion, ApiSample, PlaceField, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { type Parceiro, partnerLimits } from './parceiro.entity.js';
import { ApiDayOrNull, ApiTextOrNull, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class ParceiroInputDto {
  @PublicTextField({ label: 'O nome', max: partnerLimits.nome, example: 'Associação de pais' }) nome!: string;
  @PublicTextField({ label: 'A descrição', max: partnerLimits.descricao, lines: true }) descricao!: string;
  @UrlField({ label: 'O logótipo', optional: true }) logo?: string | null;

  @PublicTextField({
    label: 'O texto alternativo do logótipo',
    max: partnerLimits.logoAlt,
    optional: true,
    description: 'O que o logótipo mostra. Vazio: só enfeita, porque o nome está ao lado.',
  })
  logoAlt?: string | null;

  @LinkField({ label: 'O endereço do parceiro', optional: true }) ligacao?: string | null;

  @DayField({ label: 'O primeiro dia da parceria', description: 'Antes dele o parceiro não aparece no site.' })
  desde?: string | null;

  @DayField({ label: 'O último dia da parceria', description: 'Depois dele o parceiro deixa de aparecer no site.' })
  ate?: string | null;

  @EmblemShapeField() forma?: Emblem['forma'] | null;
  @EmblemColourField() cor?: Emblem['cor'] | null;
  @SampleField() exemplo?: boolean | null;
}

export class ParceiroUpdateDto extends withRecordKeys(ParceiroInputDto) {
  @PlaceField() ordem?: number;
}

export class ParceiroDto {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 'Associação de pais' }) nome!: string;
  @ApiProperty() descricao!: string;
  @ApiUriOrNull() logo!: string | null;
  @ApiTextOrNull({ description: 'Vazio: o logótipo só enfeita.' }) logoAlt!: string | null;
  @ApiUriOrNull() ligacao!: string | null;
  @ApiDayOrNull({ example: '2024-09-01' }) desde!: string | null;
  @ApiDayOrNull({ example: '2027-07-31' }) ate!: string | null;
  @ApiProperty({ enum: emblemShapes }) forma!: Emblem['forma'];
  @ApiProperty({ enum: emblemColours }) cor!: Emblem['cor'];
  @ApiProperty({ example: 1, description: 'O lugar na lista.' }) ordem!: number;
  @ApiSample() exemplo!: boolean;
  @ImagensField() imagens?: Record<string, ImagemDto>;
  @ApiRecordVersion() versao!: number;

  static readonly from = (row: Parceiro): ParceiroDto => toAnswer(ParceiroDto, row);
}

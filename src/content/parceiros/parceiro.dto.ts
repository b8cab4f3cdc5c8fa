import { ApiProperty } from '@nestjs/swagger';
import { DayField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, UrlField } from '#platform/dto/url-fields.js';
import { type Emblem, EmblemColourField, EmblemShapeField } from '../shared/emblem.js';
import { contentAnswer, PlaceField, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { Parceiro, partnerLimits } from './parceiro.entity.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

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

export class ParceiroDto extends contentAnswer(Parceiro, ParceiroInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 1, description: 'O lugar na lista.' }) ordem!: number;

  static readonly from = (row: Parceiro): ParceiroDto => toAnswer(ParceiroDto, row);
}

import { ApiProperty, OmitType } from '@nestjs/swagger';
import { memberLimits, Membro } from './membro.entity.js';
import { contentAnswer, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { FlagField, PublicTextField } from '#platform/dto/fields.js';
import { UrlField } from '#platform/dto/url-fields.js';
import { ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class TestemunhoFieldsDto {
  @PublicTextField({ label: 'O nome', max: memberLimits.nome, example: 'Rita Exemplo' }) nome!: string;
  @PublicTextField({ label: 'O estado', max: memberLimits.estado, example: 'Atual' }) estado!: string;
  @PublicTextField({ label: 'O testemunho', max: memberLimits.testemunho, lines: true }) testemunho!: string;
  @UrlField({ label: 'A imagem' }) img!: string;
}

export class MembroInputDto extends TestemunhoFieldsDto {
  @FlagField({
    label: 'A marca de rascunho',
    optional: true,
    description: 'Um rascunho só é visto por administradores; `false` aprova-o.',
  })
  rascunho?: boolean | null;

  @SampleField() exemplo?: boolean | null;
}

export class MembroUpdateDto extends withRecordKeys(MembroInputDto) {}

export class MembroDto extends contentAnswer(Membro, OmitType(MembroInputDto, ['img'])) {
  @ApiProperty({ example: 3 }) id!: number;
  @ApiProperty({ description: 'Mostrado como "equipa {estado}".' }) estado!: string;
  @ApiUriOrNull() img!: string | null;

  @ApiProperty({ example: false, description: 'À espera de aprovação; os visitantes nunca o recebem.' })
  rascunho!: boolean;

  static readonly from = (row: Membro): MembroDto => toAnswer(MembroDto, row);
}

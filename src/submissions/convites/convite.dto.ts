import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, TextField } from '#platform/dto/fields.js';
import {
  Convite,
  INVITATION_NOTE_LENGTH,
  type InvitationState,
  invitationState,
  invitationStates,
} from './convite.entity.js';
import { answerOf, ApiIntegerOrNull, ApiMoment, ApiMomentOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { TestemunhoFieldsDto } from '#content/equipa/equipa.module.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';

const MAX_DAYS = 90;

export class ConviteInputDto {
  @TextField({
    label: 'A nota',
    max: INVITATION_NOTE_LENGTH,
    lines: true,
    optional: true,
    example: 'Voluntária de 2025-2026',
    description: 'Para quem é; só os administradores a veem.',
  })
  nota?: string | null;

  @IntegerField({
    label: 'O número de dias',
    min: 1,
    max: MAX_DAYS,
    optional: true,
    example: 14,
    description: 'Validade; por omissão, 14.',
  })
  dias?: number | null;
}

export class ConviteDto extends answerOf(Convite, ConviteInputDto) {
  @ApiProperty({ example: 5 }) id!: number;
  @ApiProperty({ enum: invitationStates }) estado!: InvitationState;
  @ApiMoment() createdAt!: string;
  @ApiMoment({ description: 'Até quando pode ser usado.' }) expira!: string;
  @ApiMomentOrNull({ description: 'Quando foi usado.' }) usado!: string | null;
  @ApiMomentOrNull({ description: 'Quando foi anulado.' }) revogado!: string | null;
  @ApiIntegerOrNull({ description: 'O membro em rascunho que dele resultou.' }) membroId!: number | null;

  static readonly from = (row: Convite): ConviteDto => toAnswer(ConviteDto, row, { estado: invitationState(row) });
}

export class ConviteCriadoDto extends ConviteDto {
  @ApiProperty({
    format: 'uri',
    example: 'http://localhost:8080/testemunho/Zk3…',
    description: 'A ligação a enviar à pessoa; não volta a ser mostrada.',
  })
  url!: string;
}

export class ConviteValidoDto {
  @ApiProperty({ enum: [true] }) valido!: true;
  @ApiMoment({ description: 'Até quando pode ser usado.' }) expira!: string;
}

const MAX_TOKEN = 100;

@IgnoresUnknownFields()
export class TestemunhoInputDto extends TestemunhoFieldsDto {
  @TextField({ label: 'O convite', max: MAX_TOKEN, description: 'O código que está na ligação do convite.' })
  convite!: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '#platform/dto/fields.js';
import { consentLimits } from '../consentimentos/consentimento.entity.js';
import { CampoSubmetido } from '../shared/submission.js';
import type { AceitacaoPendente } from './aceitacao-pendente.entity.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';

export class AceitacaoInputDto {
  @TextField({
    label: 'A nota',
    max: consentLimits.nota,
    lines: true,
    missing: 'Escreva como foi obtida a aceitação.',
    example: 'Obtida por telefone.',
    description: 'Como se sabe que a pessoa aceita.',
  })
  nota!: string;
}

export interface ReadPendente extends AceitacaoPendente {
  campos: CampoSubmetido[];
  texto: string;
  apagadaEm: Date;
}

export class AceitacaoPendenteDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ example: 12, description: 'O id da submissão.' }) registo!: number;
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty({ description: 'O texto livre.' }) texto!: string;
  @ApiMoment({ description: 'Desde quando espera por uma decisão.' }) createdAt!: string;
  @ApiMoment({ description: 'Quando é apagada, se ninguém decidir.' }) apagadaEm!: string;

  static readonly from = (row: ReadPendente): AceitacaoPendenteDto => toAnswer(AceitacaoPendenteDto, row);
}

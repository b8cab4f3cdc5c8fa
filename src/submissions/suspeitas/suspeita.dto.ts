import { ApiProperty } from '@nestjs/swagger';
import { type Doubt, doubts } from '../shared/doubt.js';
import { CampoSubmetido } from '../shared/submission.js';
import type { Suspeita } from './suspeita.entity.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { ApiAttachment } from '../shared/receives-form.decorator.js';

export interface ReadSuspeita extends Suspeita {
  campos: CampoSubmetido[];
  texto: string;
  apagadaEm: Date;
}

export class SuspeitaDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ enum: doubts, description: 'Porque foi posta de parte.' }) motivo!: Doubt;
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty() texto!: string;
  @ApiAttachment() documento!: string | null;
  @ApiMoment() createdAt!: string;
  @ApiMoment({ description: 'Quando é apagada, se ninguém disser que não é spam.' }) apagadaEm!: string;

  static readonly from = (row: ReadSuspeita): SuspeitaDto => toAnswer(SuspeitaDto, row);
}

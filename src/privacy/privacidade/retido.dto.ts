import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { HOLD_REASON_LENGTH } from '../../erasing/hold.entity.js';
import { KIND_LENGTH } from '../../erasing/erasure.entity.js';
import { DayField, IntegerField, TextField } from '../../platform/dto/fields.js';
import { ApiMoment } from '../../platform/dto/answer-fields.js';

const MAX_ID = 2_147_483_647;

@ApiSchema({ name: 'RetidoUpdate' })
export class RetidoUpdateDto {
  @TextField({ label: 'O motivo', max: HOLD_REASON_LENGTH, lines: true, example: 'Reclamação em curso' })
  motivo!: string;

  @DayField({ label: 'A data', required: true, description: 'O último dia em que fica retido.' }) ate!: string;
}

@ApiSchema({ name: 'RetidoInput' })
export class RetidoInputDto extends RetidoUpdateDto {
  @TextField({ label: 'O tipo', max: KIND_LENGTH, example: 'contactos', description: 'Como em «Dados de uma pessoa».' })
  tipo!: string;

  @IntegerField({ label: 'O número do registo', min: 1, max: MAX_ID, example: 12 }) registo!: number;
}

@ApiSchema({ name: 'Retido' })
export class RetidoDto {
  @ApiProperty({ example: 1 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'De que tipo é o registo.' }) tipo!: string;
  @ApiProperty({ example: 'contactos', description: 'A secção do painel onde está.' }) seccao!: string;
  @ApiProperty({ example: 12 }) registo!: number;
  @ApiProperty({ example: 'Reclamação em curso' }) motivo!: string;
  @ApiProperty({ type: String, format: 'date', example: '2027-03-31', description: 'O último dia.' }) ate!: string;
  @ApiMoment({ description: 'Desde quando está retido.' }) desde!: string;
}

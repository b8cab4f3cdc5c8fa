import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IntegerField, TextField } from '../../../platform/dto/fields.js';
import { REPORT_NAME_LENGTH } from '../relatorio.entity.js';

const FIRST_REPORT_YEAR = 2021;
export const REPORT_BYTES = 104_857_600;
const LATEST_CONCEIVABLE_YEAR = 2200;

@ApiSchema({ name: 'RelatorioInput' })
export class RelatorioInputDto {
  @TextField({
    label: 'O nome do ficheiro',
    missing: 'Por favor, insira o nome do ficheiro.',
    max: REPORT_NAME_LENGTH,
    example: 'Relatório de atividades 2025',
  })
  nome_do_ficheiro!: string;

  @IntegerField({
    label: 'O ano',
    min: FIRST_REPORT_YEAR,
    max: LATEST_CONCEIVABLE_YEAR,
    example: 2025,
    description: 'Até ao ano corrente.',
  })
  ano!: number;

  @ApiProperty({ type: 'string', format: 'binary', maxLength: REPORT_BYTES, description: 'Um PDF até 100 MB.' })
  @IsOptional()
  file?: undefined;
}

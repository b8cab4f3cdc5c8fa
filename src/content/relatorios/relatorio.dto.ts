import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type Relatorio, REPORT_NAME_LENGTH } from './relatorio.entity.js';
import { IntegerField, PublicTextField } from '#platform/dto/fields.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { ApiSample } from '../shared/record-key-fields.js';

const FIRST_REPORT_YEAR = 2021;
export const REPORT_BYTES = 104_857_600;
const LATEST_CONCEIVABLE_YEAR = 2200;

export class RelatorioInputDto {
  @PublicTextField({
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

export class RelatorioDto {
  @ApiProperty({ example: 9 }) id!: number;
  @ApiProperty({ example: 'Relatório de atividades 2025' }) nome_do_ficheiro!: string;
  @ApiProperty({ example: 2025 }) ano!: number;
  @ApiMoment({ description: 'Quando foi adicionado.' }) data!: string;

  @ApiProperty({
    example: '1763720000000_relatorio-2025-0f8fad5bd9cb469fa16570867728950e.pdf',
    description: 'Nome guardado, servido em /uploads/{nome}.',
  })
  nome_do_arquivo!: string;

  @ApiProperty({ description: 'O mesmo que `nome_do_arquivo`.' }) arquivo!: string;
  @ApiSample() exemplo!: boolean;

  static readonly from = (row: Relatorio): RelatorioDto =>
    toAnswer(RelatorioDto, row, { nome_do_ficheiro: row.nome, nome_do_arquivo: row.arquivo });
}

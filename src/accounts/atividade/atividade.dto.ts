import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { auditVerbs, type AuditVerb } from '../../platform/audit/audit-verb.js';
import { type Atividade, auditResults, type AuditResult, SECTION_LENGTH } from './atividade.entity.js';

@ApiSchema({ name: 'Atividade' })
export class AtividadeDto {
  @ApiProperty({ example: 7, description: 'Contado sem falhas, do mais antigo para o mais recente.' })
  id!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  quando!: string;

  @ApiProperty({ type: Number, nullable: true, example: 1, description: 'Quem foi, onde se sabe.' })
  quemId!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'Maria Silva', description: 'O nome nesse momento.' })
  quem!: string | null;

  @ApiProperty({ enum: auditVerbs })
  verbo!: AuditVerb;

  @ApiProperty({ example: 'eventos' })
  secao!: string;

  @ApiProperty({ type: String, nullable: true, example: '7' })
  registo!: string | null;

  @ApiProperty({ example: '203.0.113.0/24', description: 'O endereço, abreviado.' })
  origem!: string;

  @ApiProperty({ enum: auditResults })
  resultado!: AuditResult;

  static readonly from = ({ anterior: _before, hash: _hash, quando, ...row }: Atividade): AtividadeDto => ({
    ...row,
    quando: quando.toISOString(),
  });
}

@ApiSchema({ name: 'ExportacaoInput' })
export class ExportInputDto {
  @ApiProperty({ example: 'contactos', maxLength: SECTION_LENGTH, description: 'A secção que foi exportada.' })
  @Matches(new RegExp(`^[a-z][a-z-]{0,${SECTION_LENGTH - 1}}$`), { message: 'Esta secção não existe.' })
  secao!: string;
}

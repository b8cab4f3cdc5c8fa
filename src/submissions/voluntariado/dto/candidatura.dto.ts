import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Candidatura } from '../candidatura.entity.js';

@ApiSchema({ name: 'Candidatura' })
export class CandidaturaDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Maria Silva' })
  nome!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  email!: string;

  @ApiProperty({ example: 23 })
  idade!: number;

  @ApiProperty({ type: String, nullable: true, example: '+351 912 345 678' })
  telefone!: string | null;

  @ApiProperty({ example: 'Estudante de Educação Básica', description: 'Ocupação atual.' })
  estudando!: string;

  @ApiProperty()
  motivacao!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Nome guardado do CV, em /documentos/{nome}.' })
  cv!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'O mesmo que `createdAt`.' })
  Create!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Se um administrador já a leu.' })
  lida!: boolean;

  static readonly from = ({ privacidadeVersao: _consent, createdAt, ...row }: Candidatura): CandidaturaDto => ({
    ...row,
    Create: createdAt.toISOString(),
    createdAt: createdAt.toISOString(),
  });
}

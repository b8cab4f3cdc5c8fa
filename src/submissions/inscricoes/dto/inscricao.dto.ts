import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Inscricao } from '../inscricao.entity.js';

@ApiSchema({ name: 'Inscricao' })
export class InscricaoDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Escola Básica do Bairro' })
  nomeEscola!: string;

  @ApiProperty({ example: 'geral@escola.pt' })
  emailEscola!: string;

  @ApiProperty({ example: 'Rua da Escola, 1, Vila Nova de Gaia' })
  morada!: string;

  @ApiProperty({ example: '4400-000' })
  codigoPostal!: string;

  @ApiProperty({ example: 'Maria Silva' })
  nomeResponsavel!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  emailResponsavel!: string;

  @ApiProperty({ example: '+351 912 345 678' })
  contactoTelefonico!: string;

  @ApiProperty()
  descricao!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Nome guardado do anexo, em /documentos/{nome}.' })
  cv!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Se um administrador já a leu.' })
  lida!: boolean;

  static readonly from = ({ privacidadeVersao: _consent, createdAt, ...row }: Inscricao): InscricaoDto => ({
    ...row,
    createdAt: createdAt.toISOString(),
  });
}

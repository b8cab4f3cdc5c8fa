import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Relatorio } from '../relatorio.entity.js';

@ApiSchema({ name: 'Relatorio' })
export class RelatorioDto {
  @ApiProperty({ example: 9 })
  id!: number;

  @ApiProperty({ example: 'Relatório de atividades 2025' })
  nome_do_ficheiro!: string;

  @ApiProperty({ example: 2025 })
  ano!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'Quando foi adicionado.' })
  data!: string;

  @ApiProperty({
    example: '1763720000000_relatorio-2025-0f8fad5bd9cb469fa16570867728950e.pdf',
    description: 'Nome guardado, servido em /uploads/{nome}.',
  })
  nome_do_arquivo!: string;

  @ApiProperty({ description: 'O mesmo que `nome_do_arquivo`.' })
  arquivo!: string;

  static readonly from = ({ id, nome, ano, data, arquivo }: Relatorio): RelatorioDto => ({
    id,
    nome_do_ficheiro: nome,
    ano,
    data: data.toISOString(),
    nome_do_arquivo: arquivo,
    arquivo,
  });
}

import { ApiProperty } from '@nestjs/swagger';
import { ApiTextOrNull } from '#platform/dto/answer-fields.js';

/** The kinds of content that are searched, in the order in which they are shown. */
export const resultKinds = [
  'pagina',
  'evento',
  'artigo',
  'material',
  'relatorio',
  'edicao',
  'projeto',
  'pergunta',
  'membro',
  'parceiro',
] as const;
export type ResultKind = (typeof resultKinds)[number];

export class ResultadoDto {
  @ApiProperty({ enum: resultKinds }) tipo!: ResultKind;
  @ApiProperty({ example: 'Festival DFC 2026' }) titulo!: string;
  @ApiTextOrNull({ description: 'O princípio do que diz.' }) resumo!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'De quando é, se tiver data.' })
  data!: string | null;

  @ApiProperty({ example: '/eventos/12', description: 'Onde está no site.' }) endereco!: string;
}

export class ResultadosDeTipoDto {
  @ApiProperty({ enum: resultKinds }) tipo!: ResultKind;
  @ApiProperty({ example: 3, description: 'Quantos são ao todo.' }) total!: number;
  @ApiProperty({ type: [ResultadoDto], description: 'Os primeiros.' }) resultados!: ResultadoDto[];
}

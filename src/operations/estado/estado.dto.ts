import { ApiProperty } from '@nestjs/swagger';
import { ApiTextOrNull } from '#platform/dto/answer-fields.js';

/** The checks whose findings administrators are shown, in this order, as people call them. */
export const checkTitles = {
  correio: 'Correio',
  copia: 'Cópia de segurança',
  ensaio: 'Ensaio da reposição',
  retencao: 'Prazos de conservação',
  armazenamento: 'Espaço em disco',
  certificados: 'Certificados',
  autoteste: 'Mensagem de teste diária',
} as const;
export type CheckId = keyof typeof checkTitles;

export class EstadoLinhaDto {
  @ApiProperty({ enum: Object.keys(checkTitles), description: 'De que se trata.' }) id!: CheckId;
  @ApiProperty({ example: 'Correio' }) titulo!: string;
  @ApiProperty({ example: true, description: 'Se não precisa de atenção.' }) bem!: boolean;
  @ApiProperty({ example: 'Nenhuma mensagem está parada.', description: 'Como está.' }) texto!: string;
  @ApiTextOrNull({ description: 'O que fazer, se houver alguma coisa.' }) fazer!: string | null;

  @ApiTextOrNull({
    example: 'Para os enviar, defina SMTP_URL.',
    description: 'O que dizer a quem gere o servidor: configurações, comandos, erros.',
  })
  tecnico!: string | null;
}

export class EstadoDto {
  @ApiProperty({ example: true, description: 'Se nada precisa de atenção.' }) bem!: boolean;

  @ApiProperty({ type: [EstadoLinhaDto], description: 'O que foi verificado, pela ordem em que se mostra.' })
  linhas!: EstadoLinhaDto[];
}

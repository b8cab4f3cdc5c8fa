import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiTextOrNull } from '../../platform/dto/answer-fields.js';

/** The description of one of our pictures, the same wherever it appears. */
@ApiSchema({ name: 'Imagem' })
export class ImagemDto {
  @ApiTextOrNull({ description: 'O que mostra, para quem não a vê.' }) alt!: string | null;
  @ApiProperty({ example: false, description: 'Não diz nada que as palavras ao lado não digam.' }) decorativa!: boolean;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Quem a fez.' }) credito!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'O que não se corta: percentagem a partir da esquerda.' })
  focoX!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'E a partir de cima.' }) focoY!: number | null;
}

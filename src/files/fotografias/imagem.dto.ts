import { ApiExtraModels, ApiHideProperty, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ApiNumberOrNull, ApiTextOrNull } from '#platform/dto/answer-fields.js';
import { applyDecorators } from '@nestjs/common';
import { Allow } from 'class-validator';

/** The description of one of our pictures, the same wherever it appears. */
export class ImagemDto {
  @ApiTextOrNull({ description: 'O que mostra, para quem não a vê.' }) alt!: string | null;
  @ApiProperty({ example: false, description: 'Não diz nada que as palavras ao lado não digam.' }) decorativa!: boolean;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Quem a fez.' }) credito!: string | null;
  @ApiNumberOrNull({ description: 'O que não se corta: percentagem a partir da esquerda.' }) focoX!: number | null;
  @ApiNumberOrNull({ description: 'E a partir de cima.' }) focoY!: number | null;
}

/** The descriptions of a record's pictures, for visitors; the field is absent where no picture has one. */
export const ImagensField = (): PropertyDecorator => (target, name) => {
  ApiExtraModels(ImagemDto)(target.constructor);
  ApiProperty({
    required: false,
    type: Object,
    additionalProperties: { $ref: getSchemaPath(ImagemDto) },
    description: 'O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes.',
  })(target, name);
};

/** Accepts the same field, undocumented, in a record that a client sends back; it is no part of the record. */
export const ImagensSentBack = () => applyDecorators(ApiHideProperty(), Allow());

import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHideProperty, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { ImagemDto } from './imagem.dto.js';

/** The descriptions of a record's pictures, for visitors; the field is absent where no picture has one. */
export const ImagensField = () =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: Object,
      additionalProperties: { $ref: getSchemaPath(ImagemDto) },
      description: 'O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes.',
    }),
  );

/** On the classes that have {@link ImagensField}. */
export const TellsOfPictures = () => ApiExtraModels(ImagemDto);

/** Accepts the same field, undocumented, in a record that a client sends back; it is no part of the record. */
export const ImagensSentBack = () => applyDecorators(ApiHideProperty(), Allow());

import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHideProperty, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { ImagemDto } from './imagem.dto.js';

/** What visitors are told of the pictures of a record, beside it; where nothing is said of any there is none. */
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

/** The same, in what a client sends back of a record that it read: it is no part of it. */
export const ImagensSentBack = () => applyDecorators(ApiHideProperty(), Allow());

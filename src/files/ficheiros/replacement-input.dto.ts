import { ApiSchema } from '@nestjs/swagger';
import { TextField } from '../../platform/dto/fields.js';
import { FILE_NAME_LENGTH } from './ficheiro.entity.js';

@ApiSchema({ name: 'SubstituicaoInput' })
export class ReplacementInputDto {
  @TextField({
    label: 'O nome da imagem que fica no lugar dela',
    max: FILE_NAME_LENGTH,
    example: '1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg',
    description: 'O nome guardado, como `POST /upload` o respondeu.',
  })
  por!: string;
}

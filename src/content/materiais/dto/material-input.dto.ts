import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { TextField } from '../../../platform/dto/fields.js';
import { UrlField } from '../../../platform/dto/url-fields.js';
import { materialLimits } from '../material.entity.js';

@ApiSchema({ name: 'MaterialInput' })
export class MaterialInputDto {
  @TextField({ label: 'O título', max: materialLimits.titulo, example: 'Guia dos quatro passos' })
  titulo!: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text, texto }: MaterialInputDto) => texto !== undefined || text === undefined)
  @TextField({ label: 'O texto', max: materialLimits.texto, description: 'Aceite como `texto` ou como `text`.' })
  texto?: string;

  @ApiPropertyOptional()
  @ValidateIf(({ text }: MaterialInputDto) => text !== undefined)
  @TextField({
    label: 'O texto',
    max: materialLimits.texto,
    description: 'O mesmo que `texto`; se ambos vierem, vale o que mudou.',
  })
  text?: string;

  @UrlField({ label: 'O link de download', example: 'https://exemplo.pt/guia.pdf' })
  download!: string;

  @UrlField({ label: 'A imagem' })
  img!: string;
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toServedUrl } from '../../../platform/dto/own-url.js';
import type { Material } from '../material.entity.js';

@ApiSchema({ name: 'Material' })
export class MaterialDto {
  @ApiProperty({ example: 2 })
  id!: number;

  @ApiProperty({ example: 'Guia dos quatro passos' })
  titulo!: string;

  @ApiProperty()
  texto!: string;

  @ApiProperty({ description: 'O mesmo que `texto`.' })
  text!: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  download!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  img!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ example: 1, description: 'A enviar no PUT; uma versão antiga recebe 409.' })
  versao!: number;

  static readonly from = ({ id, titulo, texto, download, img, createdAt, versao }: Material): MaterialDto => ({
    id,
    titulo,
    texto,
    text: texto,
    download: toServedUrl(download),
    img: toServedUrl(img),
    createdAt: createdAt.toISOString(),
    versao,
  });
}

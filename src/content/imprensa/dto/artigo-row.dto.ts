import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toServedUrl } from '../../../platform/dto/own-url.js';
import type { Artigo } from '../artigo.entity.js';

/** An article as the lists show it. */
@ApiSchema({ name: 'ArtigoResumido' })
export class ArtigoRowDto {
  @ApiProperty({ example: 4 })
  id!: number;

  @ApiProperty({ example: 'Escola da Maia muda o recreio' })
  titulo!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'Publicação.' })
  data!: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri', description: 'Imagem principal.' })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uri', description: 'O mesmo que `url`.' })
  imagem!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Jornal' })
  Categoria!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'O mesmo que `Categoria`.' })
  categoria!: string | null;

  static readonly from = ({ id, titulo, data, url, categoria }: Artigo): ArtigoRowDto => ({
    id,
    titulo,
    data: data.toISOString(),
    url: toServedUrl(url),
    imagem: toServedUrl(url),
    Categoria: categoria,
    categoria,
  });
}

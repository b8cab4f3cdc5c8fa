import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toServedUrl } from '../../../platform/dto/own-url.js';
import type { Artigo } from '../artigo.entity.js';
import { ArtigoRowDto } from './artigo-row.dto.js';

@ApiSchema({ name: 'Artigo' })
export class ArtigoDto extends ArtigoRowDto {
  @ApiProperty({ type: String, nullable: true, description: 'Texto curto de chamada.' })
  hook!: string | null;

  @ApiProperty({ type: String, nullable: true })
  descricao!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  video!: string | null;

  @ApiProperty({ type: [String], format: 'uri' })
  fotos!: string[];

  @ApiProperty({ example: 1, description: 'A enviar no PUT; uma versão antiga recebe 409.' })
  versao!: number;

  static override readonly from = (row: Artigo): ArtigoDto => ({
    id: row.id,
    titulo: row.titulo,
    data: row.data.toISOString(),
    url: toServedUrl(row.url),
    imagem: toServedUrl(row.url),
    Categoria: row.categoria,
    categoria: row.categoria,
    hook: row.hook,
    descricao: row.descricao,
    video: toServedUrl(row.video),
    fotos: row.fotos.map(toServedUrl).filter((url) => url !== null),
    versao: row.versao,
  });
}

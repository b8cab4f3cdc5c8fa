import { MomentField, TextField } from '../../../platform/dto/fields.js';
import { PhotosField, UrlField } from '../../../platform/dto/url-fields.js';
import { articleLimits } from '../artigo.entity.js';

/** What an article takes, new or changed, under each of its wire names. */
export class ArtigoFieldsDto {
  @TextField({ label: 'O título', max: articleLimits.titulo, example: 'Escola da Maia muda o recreio' })
  titulo!: string;

  @TextField({ label: 'A categoria', max: articleLimits.categoria, optional: true, example: 'Jornal' })
  Categoria?: string | null;

  @TextField({
    label: 'A categoria',
    max: articleLimits.categoria,
    optional: true,
    description: 'O mesmo que `Categoria`; se ambas vierem, vale a que mudou.',
  })
  categoria?: string | null;

  @TextField({ label: 'O texto de chamada', max: articleLimits.hook, optional: true })
  hook?: string | null;

  @MomentField({ label: 'A data', optional: true, description: 'Vazia, a de agora.' })
  data?: Date | null;

  @UrlField({ label: 'A imagem principal', optional: true })
  url?: string | null;

  @UrlField({ label: 'A imagem principal', optional: true })
  imagem?: string | null;

  @UrlField({ label: 'O vídeo', optional: true })
  video?: string | null;

  @PhotosField()
  fotos?: string[] | null;
}

import { artigoInput } from '@contract/limits/artigo-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../publishing/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';

const labels = {
  titulo: 'Título',
  Categoria: 'Categoria',
  data: 'Data de publicação',
  hook: 'Frase de destaque',
  descricao: 'Descrição',
  url: 'Imagem principal',
  video: 'Vídeo',
  fotos: 'Fotos',
  exemplo: 'Conteúdo de exemplo',
} as const;

export const articleEditor = {
  labels,
  limits: artigoInput,
  views: { data: valueViews.moment, url: valueViews.image, fotos: valueViews.images },
  reviewed: reviewedBy(labels, {
    exemplo: 'sample',
    titulo: 'title',
    hook: 'text',
    descricao: 'formatted',
    url: 'picture',
    fotos: 'picture',
    video: 'link',
  }),
} satisfies RecordEditor;

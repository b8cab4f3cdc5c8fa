import { materialInput } from '@contract/limits/material-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../publishing/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';

const labels = {
  titulo: 'Título',
  download: 'Link de Download',
  texto: 'Texto',
  img: 'Imagem do Material',
  exemplo: 'Conteúdo de exemplo',
} as const;

export const materialEditor = {
  labels,
  limits: materialInput,
  views: { img: valueViews.image },
  reviewed: reviewedBy(labels, {
    exemplo: 'sample',
    titulo: 'title',
    texto: 'formatted',
    download: 'link',
    img: 'picture',
  }),
} satisfies RecordEditor;

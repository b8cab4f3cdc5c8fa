import { materialInput } from '@contract/limits/material-input';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const materialEditor = editorOf(
  materialInput,
  {
    titulo: 'Título',
    download: 'Link de Download',
    texto: 'Texto',
    img: 'Imagem do Material',
  },
  { titulo: 'title', texto: 'formatted', download: 'link', img: 'picture' },
  { img: valueViews.image },
);

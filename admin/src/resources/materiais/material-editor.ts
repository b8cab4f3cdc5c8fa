import { materialInput } from '@contract/limits/material-input';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const materialEditor = editorOf(materialInput, {
  titulo: { label: 'Título', review: 'title' },
  download: { label: 'Link de Download', review: 'link' },
  texto: { label: 'Texto', review: 'formatted' },
  img: { label: 'Imagem do Material', view: valueViews.image, review: 'picture' },
});

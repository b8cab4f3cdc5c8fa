import { materialInput } from '@contract/limits/material-input';
import { editorOf } from '../../common/form/record-editor.js';

export const materialEditor = editorOf(materialInput, {
  titulo: { label: 'Título', review: 'title', isRequired: true },
  download: {
    label: 'Link de Download',
    kind: 'link',
    hint: 'O endereço do PDF; preenche-se ao carregá-lo aqui em baixo',
    placeholder: 'https://exemplo.pt/material.pdf',
    isRequired: true,
  },
  texto: { label: 'Texto', kind: 'formatted', rows: 3, isRequired: true },
  img: { label: 'Imagem do Material', kind: 'image', isRequired: true },
});

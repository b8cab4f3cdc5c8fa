import { projetoMuralInput } from '@contract/limits/projeto-mural-input';
import { stepNames } from '@contract/project';
import { emblemFields } from '../../common/form/emblem-inputs.js';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const wallEditor = editorOf(projetoMuralInput, {
  edicao: { label: 'Edição', view: valueViews.schoolYear },
  ordem: 'Lugar na edição',
  titulo: { label: 'Título', review: 'title' },
  escola: 'Escola',
  distrito: 'Distrito',
  premio: 'Prémio',
  patrocinio: { label: 'Patrocínio do prémio', review: 'text' },
  frase: { label: 'O projeto numa frase', review: 'text' },
  sentir: { label: stepNames.sentir, review: 'formatted' },
  imaginar: { label: stepNames.imaginar, review: 'formatted' },
  fazer: { label: stepNames.fazer, review: 'formatted' },
  partilhar: { label: stepNames.partilhar, review: 'formatted' },
  imagem: {
    label: 'Imagem principal',
    view: valueViews.image,
    review: ({ imagemAlt }) => (imagemAlt ? 'emblem' : 'picture'),
  },
  imagemAlt: 'Texto alternativo da imagem',
  ...emblemFields,
  fotos: { label: 'Outras fotografias', view: valueViews.images, review: 'picture' },
  video: { label: 'Vídeo', review: 'link' },
  url: { label: 'Endereço da história noutro site', review: 'link' },
});

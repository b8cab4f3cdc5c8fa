import { projetoMuralInput } from '@contract/limits/projeto-mural-input';
import { stepNames } from '@contract/project';
import { emblemViews } from '../../common/form/emblem-inputs.js';
import { editorOf, type RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { reviewedBy } from '../../publishing/reviewed.js';

const editor = editorOf(
  projetoMuralInput,
  {
    edicao: 'Edição',
    ordem: 'Lugar na edição',
    titulo: 'Título',
    escola: 'Escola',
    distrito: 'Distrito',
    premio: 'Prémio',
    patrocinio: 'Patrocínio do prémio',
    frase: 'O projeto numa frase',
    ...stepNames,
    imagem: 'Imagem principal',
    imagemAlt: 'Texto alternativo da imagem',
    forma: 'Desenho',
    cor: 'Cor do desenho',
    fotos: 'Outras fotografias',
    video: 'Vídeo',
    url: 'Endereço da história noutro site',
  },
  {
    titulo: 'title',
    frase: 'text',
    patrocinio: 'text',
    sentir: 'formatted',
    imaginar: 'formatted',
    fazer: 'formatted',
    partilhar: 'formatted',
    fotos: 'picture',
    video: 'link',
    url: 'link',
  },
  {
    ...emblemViews,
    edicao: (value) => String(value).replace(/^(\d{4})/, '$1/'),
    imagem: valueViews.image,
    fotos: valueViews.images,
  },
);

export const wallEditor = {
  ...editor,
  reviewed: (values) => [
    ...editor.reviewed(values),
    ...reviewedBy(editor.labels, { imagem: values['imagemAlt'] ? 'emblem' : 'picture' })(values),
  ],
} satisfies RecordEditor;

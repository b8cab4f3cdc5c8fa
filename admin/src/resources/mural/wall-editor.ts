import { projetoMuralInput } from '@contract/limits/projeto-mural-input';
import { stepNames } from '@contract/project';
import { emblemViews } from '../../common/form/emblem-inputs.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { reviewedBy } from '../../publishing/reviewed.js';

const labels = {
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
  exemplo: 'Conteúdo de exemplo',
} as const;

const looked = {
  exemplo: 'sample',
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
} as const;

export const wallEditor = {
  labels,
  limits: projetoMuralInput,
  views: {
    ...emblemViews,
    edicao: (value) => String(value).replace(/^(\d{4})/, '$1/'),
    imagem: valueViews.image,
    fotos: valueViews.images,
  },
  reviewed: (values) => reviewedBy(labels, { ...looked, imagem: values['imagemAlt'] ? 'emblem' : 'picture' })(values),
} satisfies RecordEditor;

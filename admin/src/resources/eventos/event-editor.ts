import { eventoInput } from '@contract/limits/evento-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { type Reviewed, reviewedBy } from '../../common/review/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';
import { eventStateName, eventTypeName } from './event-types.js';

const labels = {
  titulo: 'Título',
  descricao: 'Descrição',
  hook: 'Frase de destaque',
  tipo: 'Tipo',
  tipoAutomatico: 'Tipo pelas datas',
  situacao: 'Situação',
  ano: 'Ano',
  data: 'Data de início',
  dataFim: 'Data de fim',
  local: 'Local',
  url: 'Imagem principal',
  video: 'Vídeo',
  fotos: 'Fotos',
  websiteOficial: 'Website oficial',
  admissao: 'Admissão',
  exemplo: 'Conteúdo de exemplo',
} as const;

const kinds = {
  exemplo: 'sample',
  titulo: 'title',
  hook: 'text',
  descricao: 'formatted',
  local: 'text',
  admissao: 'text',
  url: 'picture',
  fotos: 'picture',
  video: 'link',
  websiteOficial: 'link',
} as const;

const looked = reviewedBy(labels, kinds);

/** One that is announced and takes place is not over: its end counts, where it has one. */
function reviewed(values: Readonly<Record<string, unknown>>): Reviewed[] {
  if (values['tipo'] === 'anterior' || values['situacao'] === 'cancelado') return looked(values);
  const last = values['dataFim'] ? 'dataFim' : 'data';
  return [...looked(values), { source: last, label: labels[last], kind: 'day', value: values[last] }];
}

/** The fields of an event. */
export const eventEditor = {
  labels,
  limits: eventoInput,
  views: {
    data: valueViews.moment,
    dataFim: valueViews.moment,
    tipo: (value) => eventTypeName(String(value)),
    tipoAutomatico: (value) => (value === true ? 'Sim' : 'Não'),
    situacao: (value) => eventStateName(String(value)),
    url: valueViews.image,
    fotos: valueViews.images,
  },
  reviewed,
} satisfies RecordEditor;

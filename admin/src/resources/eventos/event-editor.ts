import { eventoInput } from '@contract/limits/evento-input';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import { eventTypeName } from './event-types.js';

const labels = {
  titulo: 'Título',
  descricao: 'Descrição',
  hook: 'Frase de destaque',
  tipo: 'Tipo',
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

/** The fields of an event. */
export const eventEditor = {
  labels,
  limits: eventoInput,
  views: {
    data: valueViews.moment,
    dataFim: valueViews.moment,
    tipo: (value) => eventTypeName(String(value)),
    url: valueViews.image,
    fotos: valueViews.images,
  },
} satisfies RecordEditor;

import { eventoInput } from '@contract/limits/evento-input';
import type { Evento } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { choicesOf } from '../../common/form/choices.js';
import { editorOf, type FormValues, type RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import type { Reviewed } from '../../publishing/review.js';

export const typeNames: Readonly<Record<Evento['tipo'], string>> = {
  proximo: 'Próximo',
  decorrer: 'A decorrer',
  anterior: 'Anterior',
};

export const eventTypes = choicesOf(typeNames);

export const stateNames: Readonly<Record<Evento['situacao'], string>> = {
  confirmado: 'Como anunciado',
  adiado: 'Adiado',
  cancelado: 'Cancelado',
};

export const eventStates = choicesOf(stateNames);

export const { minimum: MIN_EVENT_YEAR, maximum: MAX_EVENT_YEAR } = eventoInput.ano;

const yesOrNo = (value: unknown): string => (value === true ? 'Sim' : 'Não');

/** When an event begins or ends; of one of whole days, no hour is said. */
export function eventMoment(iso: unknown, { diaInteiro }: { diaInteiro?: unknown }): string {
  const moment = typeof iso === 'string' ? iso : '';
  return diaInteiro === true ? formatDay(moment) : formatMoment(moment);
}

const editor = editorOf(eventoInput, {
  titulo: { label: 'Título', review: 'title' },
  descricao: { label: 'Descrição', review: 'formatted' },
  hook: { label: 'Frase de destaque', review: 'text' },
  tipo: { label: 'Tipo', view: (value) => typeNames[value as Evento['tipo']] ?? String(value) },
  tipoAutomatico: { label: 'Tipo pelas datas', view: yesOrNo },
  situacao: { label: 'Situação', view: (value) => stateNames[value as Evento['situacao']] ?? String(value) },
  ano: 'Ano',
  diaInteiro: { label: 'Todo o dia', view: yesOrNo },
  data: { label: 'Data de início', view: eventMoment },
  dataFim: { label: 'Data de fim', view: eventMoment },
  local: { label: 'Local', review: 'text' },
  url: { label: 'Imagem principal', view: valueViews.image, review: 'picture' },
  video: { label: 'Vídeo', review: 'link' },
  fotos: { label: 'Fotos', view: valueViews.images, review: 'picture' },
  websiteOficial: { label: 'Website oficial', review: 'link' },
  admissao: { label: 'Admissão', review: 'text' },
});

/** One that is announced and takes place is not over: its end counts, where it has one. */
function reviewed(values: FormValues): Reviewed[] {
  if (values['tipo'] === 'anterior' || values['situacao'] === 'cancelado') return editor.reviewed(values);
  const last = values['dataFim'] ? 'dataFim' : 'data';
  return [
    ...editor.reviewed(values),
    { source: last, label: editor.labels[last], kind: 'day', value: untilOf(values, last) },
  ];
}

/** Until when it is not over: one of whole days, with its last. */
function untilOf(values: FormValues, last: 'data' | 'dataFim'): unknown {
  const moment = values[last];
  return values['diaInteiro'] === true && typeof moment === 'string' ? lisbonDay(moment) : moment;
}

export const eventEditor = { ...editor, reviewed } satisfies RecordEditor;

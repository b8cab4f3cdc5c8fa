import { eventoInput } from '@contract/limits/evento-input';
import type { Evento } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { choicesOf } from '../../common/form/choices.js';
import { editorOf, type FormValues, type RecordEditor } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';
import type { Reviewed } from '../../publishing/reviewed.js';

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

const editor = editorOf(
  eventoInput,
  {
    titulo: 'Título',
    descricao: 'Descrição',
    hook: 'Frase de destaque',
    tipo: 'Tipo',
    tipoAutomatico: 'Tipo pelas datas',
    situacao: 'Situação',
    ano: 'Ano',
    diaInteiro: 'Todo o dia',
    data: 'Data de início',
    dataFim: 'Data de fim',
    local: 'Local',
    url: 'Imagem principal',
    video: 'Vídeo',
    fotos: 'Fotos',
    websiteOficial: 'Website oficial',
    admissao: 'Admissão',
  },
  {
    titulo: 'title',
    hook: 'text',
    descricao: 'formatted',
    local: 'text',
    admissao: 'text',
    url: 'picture',
    fotos: 'picture',
    video: 'link',
    websiteOficial: 'link',
  },
  {
    diaInteiro: yesOrNo,
    data: eventMoment,
    dataFim: eventMoment,
    tipo: (value) => typeNames[value as Evento['tipo']] ?? String(value),
    tipoAutomatico: yesOrNo,
    situacao: (value) => stateNames[value as Evento['situacao']] ?? String(value),
    url: valueViews.image,
    fotos: valueViews.images,
  },
);

/** One that is announced and takes place is not over: its end counts, where it has one. */
function reviewed(values: Readonly<Record<string, unknown>>): Reviewed[] {
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

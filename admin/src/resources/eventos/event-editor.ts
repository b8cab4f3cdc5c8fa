import { maxValue, minValue } from 'ra-core';
import { eventoInput } from '@contract/limits/evento-input';
import type { Evento } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { choiceOf, editorOf, type FormValues, type RecordEditor } from '../../common/form/record-editor.js';
import type { Reviewed } from '../../publishing/review.js';
import { isPublic } from '../../publishing/situation.js';
import { setByServer } from './set-by-server.js';

export const typeNames: Readonly<Record<Evento['tipo'], string>> = {
  proximo: 'Próximo',
  decorrer: 'A decorrer',
  anterior: 'Anterior',
};

export const stateNames: Readonly<Record<Evento['situacao'], string>> = {
  confirmado: 'Como anunciado',
  adiado: 'Adiado',
  cancelado: 'Cancelado',
};

export const { minimum: MIN_EVENT_YEAR, maximum: MAX_EVENT_YEAR } = eventoInput.ano;

const yesOrNo = (value: unknown): string => (value === true ? 'Sim' : 'Não');

/** When an event begins or ends; of one of whole days, no hour is said. */
export function eventMoment(iso: unknown, { diaInteiro }: { diaInteiro?: unknown }): string {
  const moment = typeof iso === 'string' ? iso : '';
  return diaInteiro === true ? formatDay(moment) : formatMoment(moment);
}

const type = choiceOf(typeNames);
export const eventTypes = type.choices;

const onSite = ({ isPublic }: { readonly isPublic: boolean }): boolean => isPublic;

/** An event that visitors see needs its text and its picture. */
const editor = editorOf(eventoInput, {
  titulo: { label: 'Título', review: 'title', isRequired: true, isWide: true },
  descricao: { label: 'Descrição', kind: 'formatted', rows: 5, isRequired: onSite },
  hook: { label: 'Frase de destaque', review: 'text', hint: 'Aparece na lista de eventos', rows: 2 },
  tipo: { label: 'Tipo', ...type, first: 'proximo', ...setByServer.tipo },
  tipoAutomatico: { label: 'Tipo pelas datas', view: yesOrNo, first: true },
  situacao: {
    label: 'Situação',
    ...choiceOf(stateNames),
    first: 'confirmado',
    isRequired: true,
    hint: '«Adiado» e «Cancelado» veem-se no site, nos motores de pesquisa e no calendário',
  },
  ano: {
    label: 'Ano',
    kind: 'number',
    validate: [minValue(MIN_EVENT_YEAR), maxValue(MAX_EVENT_YEAR)],
    hint: `De ${MIN_EVENT_YEAR} a ${MAX_EVENT_YEAR}. Vazio: o ano da data de início.`,
    ...setByServer.ano,
  },
  diaInteiro: {
    label: 'Todo o dia',
    kind: 'switch',
    view: yesOrNo,
    first: false,
    hint: 'Sem horas: o site e os calendários mostram só os dias',
    isWide: true,
  },
  data: {
    label: 'Data de início',
    kind: 'moment',
    view: eventMoment,
    hint: 'Hora de Lisboa',
    isRequired: true,
    ...setByServer.data,
  },
  dataFim: { label: 'Data de fim', kind: 'moment', view: eventMoment, hint: 'Opcional', ...setByServer.dataFim },
  local: { label: 'Local', review: 'text', isRequired: true, isWide: true },
  url: { label: 'Imagem principal', kind: 'image', isRequired: onSite },
  video: { label: 'Vídeo', kind: 'link', hint: 'Endereço do vídeo', placeholder: 'https://exemplo.pt/video' },
  fotos: { label: 'Fotos', kind: 'photos' },
  websiteOficial: {
    label: 'Website oficial',
    kind: 'link',
    hint: 'Endereço do site',
    placeholder: 'https://exemplo.pt',
  },
  admissao: { label: 'Admissão', review: 'text', placeholder: 'Ex: Entrada livre', isWide: true },
});

/** One that is announced and takes place is not over: its end counts, where it has one. */
function reviewed(values: FormValues): Reviewed[] {
  const all = [...editor.reviewed(values), ...advised(values)];
  if (values['tipo'] === 'anterior' || values['situacao'] === 'cancelado') return all;
  const last = values['dataFim'] ? 'dataFim' : 'data';
  return [...all, { source: last, label: editor.labels[last], kind: 'day', value: untilOf(values, last) }];
}

const LATER = 'É obrigatória para alterar o evento depois de publicado.';

const advice = {
  descricao: `Sem ela, o site diz «Descrição indisponível.» ${LATER}`,
  url: `Sem ela, o site mostra um desenho. ${LATER}`,
} as const;

/** One that is not public yet is published without them, and cannot be corrected afterwards until it has them. */
function advised(values: FormValues): Reviewed[] {
  if (values['id'] !== undefined && isPublic(values)) return [];
  return (['descricao', 'url'] as const).map((source) => ({
    source,
    label: editor.labels[source],
    kind: 'advised',
    value: values[source],
    advice: advice[source],
  }));
}

/** Until when it is not over: one of whole days, with its last. */
function untilOf(values: FormValues, last: 'data' | 'dataFim'): unknown {
  const moment = values[last];
  return values['diaInteiro'] === true && typeof moment === 'string' ? lisbonDay(moment) : moment;
}

export const eventEditor = { ...editor, reviewed } satisfies RecordEditor;

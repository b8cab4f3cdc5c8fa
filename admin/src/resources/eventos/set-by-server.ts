import { lisbonDay } from '../../common/dates/lisbon-time.js';
import type { Field } from '../../common/form/record-editor.js';

type Rule = Required<Pick<Field, 'isSetByServer'>>;

const dayOf = (moment: unknown): string => (typeof moment === 'string' ? lisbonDay(moment) : '');

/** Whole days begin and end with their day, whatever hour was sent. */
const wholeDay = (edge: 'data' | 'dataFim'): Rule => ({
  isSetByServer: (stored, sent) =>
    sent['diaInteiro'] === true && stored['diaInteiro'] === true && dayOf(stored[edge]) === dayOf(sent[edge]),
});

/** The fields of an event that the server works out by itself. */
export const setByServer = {
  data: wholeDay('data'),
  dataFim: wholeDay('dataFim'),
  ano: {
    isSetByServer: ({ ano }, sent) => !sent['ano'] && String(ano) === dayOf(sent['data']).slice(0, 4),
  },
  tipo: {
    isSetByServer: ({ tipoAutomatico }, sent) => tipoAutomatico === true && sent['tipoAutomatico'] === true,
  },
} satisfies Readonly<Record<string, Rule>>;

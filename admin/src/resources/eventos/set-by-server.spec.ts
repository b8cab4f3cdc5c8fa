import { expect, it } from 'vitest';
import type { FormValues } from '../../common/form/record-editor.js';
import { mergeValues } from '../../common/form/merge-values.js';
import { setByServer } from './set-by-server.js';

const base = {
  titulo: 'Festival',
  data: '2027-05-10T09:00:00.000Z',
  dataFim: null,
  diaInteiro: false,
  ano: 2026,
  tipo: 'proximo',
  tipoAutomatico: false,
  versao: 1,
};
const fields = Object.keys(base).filter((name) => name !== 'versao');

/** Saves once more, with a correction, what was stored already though its answer was lost. */
const again = (sent: FormValues, theirs: FormValues) => {
  const mine = { ...sent, titulo: 'Meu' };
  const versions = { base, mine, theirs: { ...theirs, versao: 2 } };
  const { merged, disputed } = mergeValues(fields, versions, new Map([[sent, base]]), setByServer);
  return { changed: fields.filter((name) => merged[name] !== (mine as FormValues)[name]), disputed };
};

it.each<[name: string, typed: FormValues, stored: FormValues]>([
  ['an emptied year', { ano: null }, { ano: 2027 }],
  ['a type by the dates', { tipoAutomatico: true }, { tipo: 'anterior' }],
  ['hours of whole days', { diaInteiro: true, data: '2027-06-10T09:00:00.000Z' }, { data: '2027-06-09T23:00:00.000Z' }],
  [
    'the end of whole days',
    { diaInteiro: true, dataFim: '2027-06-10T09:00:00.000Z' },
    { data: '2027-05-09T23:00:00.000Z', dataFim: '2027-06-10T22:59:59.999Z' },
  ],
])('what the server makes of %s in a lost save is nobody else’s change', (_name, typed, stored) => {
  const sent = { ...base, ...typed };
  expect(again(sent, { ...sent, ...stored })).toEqual({ changed: [], disputed: [] });
});

it('tells of what somebody else has changed since', () => {
  const sent = { ...base, ano: null };
  const theirs = { ...sent, ano: 2029, tipo: 'anterior' };
  expect(again(sent, theirs)).toEqual({ changed: ['tipo'], disputed: ['ano'] });
});

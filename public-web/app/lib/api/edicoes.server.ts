import { phaseOn } from '@contract/edition-phase';
import { data } from 'react-router';
import { readApi, readOptionalList } from './api.server';
import type { Edicao, EdicaoResumida } from '~/lib/records/edicao';
import { lisbonDay } from '~/lib/words/lisbon-date';
import { isSchoolYear } from '~/lib/records/school-year';

/** The edition at an address; a 404 answer when there is none, for which an address that is no school year asks nobody. */
export async function edicaoAt(address: string): Promise<Edicao> {
  if (!isSchoolYear(address)) throw data(null, { status: 404 });
  return readApi<Edicao>(`/api/edicoes/ano-letivo/${address}`);
}

/** Every edition, the newest first; undefined where the API cannot say. */
export function everyEdicao(): Promise<EdicaoResumida[] | undefined> {
  return readOptionalList<EdicaoResumida>('/api/edicoes', { sort: '["chave","DESC"]' });
}

/** Every edition that is over, the newest first; undefined where the API cannot say. */
export async function pastEdicoes(): Promise<EdicaoResumida[] | undefined> {
  const edicoes = await everyEdicao();
  const today = lisbonDay();
  return edicoes?.filter((edicao) => phaseOn(edicao, today) === 'arquivo');
}

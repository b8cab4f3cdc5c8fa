import { readOptionalList } from './api.server';
import { lisbonDay } from '~/lib/words/lisbon-date';
import type { Parceiro } from '~/lib/records/parceiro';

/** Those who are partners today, in their order; undefined where the API cannot say. */
export async function currentParceiros(): Promise<Parceiro[] | undefined> {
  const today = lisbonDay();
  const all = await readOptionalList<Parceiro>('/api/parceiros');
  return all?.filter(({ desde, ate }) => (desde ?? today) <= today && (ate ?? today) >= today);
}

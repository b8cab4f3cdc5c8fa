import { readStart } from './api.server';
import { askApi } from './ask-api.server';
import type { Relatorio } from '~/lib/records/relatorio';

/** A year's reports, or whether the API refused or could not be reached: the page has a sentence for each. */
export async function relatoriosOf(year: number): Promise<Relatorio[] | 'refused' | 'unreachable'> {
  try {
    const response = await askApi(`/api/relatorios?ano=${year}`);
    if (response.status === 404) return [];
    return response.ok ? (response.json() as Relatorio[]) : 'refused';
  } catch {
    return 'unreachable';
  }
}

/** The newest reports, of whichever year; undefined where the API cannot say. */
export async function newestRelatorios(count: number): Promise<Relatorio[] | undefined> {
  return readStart<Relatorio>('/api/relatorios', count).then(
    ({ items }) => items,
    () => undefined,
  );
}

import { readList } from './api.server';
import type { ProjetoMural } from '~/lib/records/mural';

/** Returns the projects of an edition in their places: those that won first. */
export function projectsOf(edicao: string): Promise<ProjetoMural[]> {
  return readList<ProjetoMural>('/api/mural', { filter: JSON.stringify({ edicao }), sort: '["ordem","ASC"]' });
}

/** Returns the first project that won in the newest edition that has one; null where there is none yet. */
export async function lastWinner(): Promise<ProjetoMural | null> {
  const filter = JSON.stringify({ distinguidos: true });
  const [winner] = await readList<ProjetoMural>('/api/mural', { filter, range: '[0,0]' });
  return winner ?? null;
}

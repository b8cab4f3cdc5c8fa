import { Atividade } from '#accounts/atividade/atividade.entity.js';
import type { TestApi } from './api.js';

/** @returns what gives the rows of the trail since it was asked last */
export function newTrailRows(api: () => TestApi): () => Promise<Atividade[]> {
  let before = 0;
  return async () => {
    const all = await api().dataSource.manager.find(Atividade, { order: { id: 'ASC' } });
    const rows = all.filter(({ id }) => id > before);
    before = rows.at(-1)?.id ?? before;
    return rows;
  };
}

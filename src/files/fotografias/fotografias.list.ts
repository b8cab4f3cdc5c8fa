import type { ListSpec } from '#platform/lists/list-spec.js';
import type { Fotografia } from './fotografia.entity.js';

/** The pictures that are marked, were taken down or wait for approval. A picture's id on the wire is its stored name. */
export const fotografiasList: ListSpec<Fotografia> = {
  resource: 'fotografias',
  columns: {
    id: { property: 'nome', kind: 'code' },
    ate: { property: 'ate', kind: 'code' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'ate', direction: 'ASC' }],
  searchable: false,
};

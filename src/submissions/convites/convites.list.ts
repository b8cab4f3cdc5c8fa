import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Convite } from './convite.entity.js';

export const convitesList: ListSpec<Convite> = {
  resource: nameOf(Convite),
  columns: {
    id: { property: 'id', kind: 'number' },
    nota: { property: 'nota', kind: 'text' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    expira: { property: 'expira', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

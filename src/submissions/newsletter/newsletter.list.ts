import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Subscritor } from './subscritor.entity.js';

export const newsletterList: ListSpec<Subscritor> = {
  resource: nameOf(Subscritor),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    email: { property: 'email', kind: 'text' },
    create: { property: 'create', kind: 'moment' },
    confirmada: { property: 'confirmada', kind: 'flag', thenBy: 'create' },
  },
  defaultOrder: [{ property: 'create', direction: 'DESC' }],
  searchable: true,
};

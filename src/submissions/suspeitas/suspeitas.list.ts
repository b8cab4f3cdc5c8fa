import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Suspeita } from './suspeita.entity.js';

export const suspeitasList: ListSpec<Suspeita> = {
  resource: nameOf(Suspeita),
  columns: {
    id: { property: 'id', kind: 'number' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    formulario: { property: 'formulario', kind: 'code', thenBy: 'createdAt' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: false,
};

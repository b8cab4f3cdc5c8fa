import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Suspeita } from './suspeita.entity.js';

export const suspeitasList: ListSpec<Suspeita> = {
  resource: 'suspeitas',
  columns: {
    id: { property: 'id', kind: 'number' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    formulario: { property: 'formulario', kind: 'code', thenBy: 'createdAt' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: false,
};

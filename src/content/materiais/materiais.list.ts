import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Material } from './material.entity.js';

export const materiaisList: ListSpec<Material> = {
  resource: 'materialpost',
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

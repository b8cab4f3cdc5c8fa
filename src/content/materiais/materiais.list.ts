import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Material } from './material.entity.js';

export const materiaisList: ListSpec<Material> = {
  resource: nameOf(Material),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
  hasDrafts: true,
};

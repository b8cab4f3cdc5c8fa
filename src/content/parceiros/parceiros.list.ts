import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Parceiro } from './parceiro.entity.js';

export const parceirosList: ListSpec<Parceiro> = {
  resource: nameOf(Parceiro),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    ordem: { property: 'ordem', kind: 'number' },
  },
  defaultOrder: [{ property: 'ordem', direction: 'ASC' }],
  searchable: true,
  hasDrafts: true,
};

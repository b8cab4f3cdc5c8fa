import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Membro } from './membro.entity.js';

export const equipaList: ListSpec<Membro> = {
  resource: nameOf(Membro),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    estado: { property: 'estado', kind: 'text' },
    rascunho: { property: 'rascunho', kind: 'flag' },
  },
  defaultOrder: [{ property: 'id', direction: 'ASC' }],
  searchable: true,
};

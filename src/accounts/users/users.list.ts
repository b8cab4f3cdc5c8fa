import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { User } from './user.entity.js';

export const usersList: ListSpec<User> = {
  resource: nameOf(User),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    email: { property: 'email', kind: 'code' },
    papel: { property: 'papel', kind: 'code' },
    ativo: { property: 'ativo', kind: 'flag' },
    ultimoDia: { property: 'ultimoDia', kind: 'code' },
    vistoEm: { property: 'vistoEm', kind: 'moment' },
  },
  defaultOrder: [{ property: 'id', direction: 'ASC' }],
  searchable: true,
};

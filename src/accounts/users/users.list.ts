import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { User } from './user.entity.js';

export const usersList: ListSpec<User> = {
  resource: 'users',
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

import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { User } from './user.entity.js';

export const usersList: ListSpec<User> = {
  resource: 'users',
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    email: { property: 'email', kind: 'text' },
  },
  defaultOrder: [{ property: 'id', direction: 'ASC' }],
  searchable: true,
};

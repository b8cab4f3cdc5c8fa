import PeopleIcon from '@mui/icons-material/People';
import type { User } from '../../api-types.js';
import { lazyScreen } from '../../common/section/lazy-screen.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** Everyone who can log in. */
export const users: Section<User> = {
  value: 'users',
  name: 'users',
  icon: PeopleIcon,
  options: { label: 'Utilizadores' },
  messages: { name: 'Utilizador |||| Utilizadores' },
  recordRepresentation: ({ nome }) => nome,
  api: { ...restPaths('api/users'), create: 'api/register' },
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/utilizadores',
  list: lazyScreen(() => import('./user-list.js')),
  count: { place: 1, label: 'Utilizadores' },
};

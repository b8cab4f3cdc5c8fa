import PeopleIcon from '@mui/icons-material/People';
import type { User } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { HANDOVER_PATH } from '../testemunho/handover-path.js';

/** Everyone who can log in. */
export const users: Section<User> = {
  value: 'users',
  papel: 'administracao',
  name: 'users',
  icon: PeopleIcon,
  options: { label: 'Utilizadores' },
  messages: { name: 'Utilizador |||| Utilizadores' },
  recordRepresentation: ({ nome }) => nome,
  api: { ...restPaths('api/users'), create: 'api/register' },
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/utilizadores',
  words: 'contas colegas administradores permissões',
  actions: [
    { label: 'Convidar colega', path: '/dashboard/utilizadores#convidar', words: 'utilizador pessoa conta convite' },
    { label: 'Passar o testemunho', path: HANDOVER_PATH, words: 'deixar a equipa sair da associação' },
  ],
  list: lazyScreen(() => import('./user-list.js')),
  screens: [
    {
      path: HANDOVER_PATH,
      title: 'Passar o testemunho',
      screen: lazyScreen(() => import('../testemunho/handover.js')),
    },
  ],
  count: { place: 1, label: 'Utilizadores' },
};

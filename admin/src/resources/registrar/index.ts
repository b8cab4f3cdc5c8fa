import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** The section that registers a user. */
export const registrar: Section = {
  value: 'register',
  papel: 'administracao',
  icon: PersonAddIcon,
  options: { label: 'Registrar' },
  words: 'novo utilizador criar conta',
  path: '/dashboard/registrar',
  list: lazyScreen(() => import('./register.js')),
};

import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** How long personal data is kept, what went, and what is held. */
export const privacidade: Section = {
  value: 'privacidade',
  papel: 'administracao',
  icon: ShieldIcon,
  options: { label: 'Privacidade' },
  path: '/dashboard/privacidade',
  list: lazyScreen(() => import('./privacy.js')),
};

import DashboardIcon from '@mui/icons-material/Dashboard';
import { lazyScreen } from '../../common/section/lazy-screen.js';
import type { Section } from '../../common/section/section.js';

/** What there is and what waits, at a glance. */
export const overview: Section = {
  value: 'overview',
  papel: 'edicao',
  icon: DashboardIcon,
  options: { label: 'Visão Geral' },
  path: '/dashboard',
  list: lazyScreen(() => import('./overview.js')),
};

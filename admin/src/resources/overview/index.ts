import DashboardIcon from '@mui/icons-material/Dashboard';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** The section that shows at a glance how much there is and how much waits. */
export const overview: Section = {
  value: 'overview',
  papel: 'edicao',
  icon: DashboardIcon,
  options: { label: 'Visão Geral' },
  words: 'início resumo painel',
  path: '/dashboard',
  list: lazyScreen(() => import('./overview.js')),
};

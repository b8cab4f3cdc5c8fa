import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { lazy } from 'react';
import type { Section } from '../../common/section/section.js';

/** Where a user is registered. */
export const registrar: Section = {
  value: 'register',
  icon: PersonAddIcon,
  options: { label: 'Registrar' },
  path: '/dashboard/registrar',
  list: lazy(() => import('./register.js')),
};

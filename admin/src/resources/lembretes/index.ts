import ScheduleIcon from '@mui/icons-material/Schedule';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** The reminders to the schools that take part in the Desafio Escolar, or did. */
export const lembretes: Section = {
  value: 'lembretes',
  papel: 'administracao',
  icon: ScheduleIcon,
  options: { label: 'Lembretes' },
  words: 'escolas desafio escolar prazo avisar e-mail',
  path: '/dashboard/lembretes',
  list: lazyScreen(() => import('./reminders.js')),
};

import HistoryIcon from '@mui/icons-material/History';
import type { Atividade } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The section of the trail, which says who did what in the back office. */
export const atividade: Section<Atividade> = {
  value: 'atividade',
  papel: 'administracao',
  name: 'atividade',
  icon: HistoryIcon,
  options: { label: 'Atividade' },
  words: 'histórico quem fez',
  messages: { name: 'Registo |||| Atividade' },
  recordRepresentation: ({ id }) => `registo ${id}`,
  api: restPaths('api/atividade'),
  order: { field: 'id', order: 'DESC', label: 'N.º' },
  path: '/dashboard/atividade',
  list: lazyScreen(() => import('./activity-list.js')),
};

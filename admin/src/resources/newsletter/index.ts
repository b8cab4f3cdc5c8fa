import CampaignIcon from '@mui/icons-material/Campaign';
import type { Subscritor } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** Everyone who asked for the newsletter. */
export const newsletter: Section<Subscritor> = {
  value: 'newsletter',
  papel: 'administracao',
  name: 'newsletter',
  icon: CampaignIcon,
  options: { label: 'Newsletter' },
  messages: { name: 'Subscritor |||| Newsletter' },
  recordRepresentation: ({ email }) => email,
  api: restPaths('Newsletter'),
  order: { field: 'create', order: 'DESC' },
  path: '/dashboard/newsletter',
  list: lazyScreen(() => import('./subscriber-list.js')),
  count: { place: 13, label: 'Subscritores da newsletter' },
};

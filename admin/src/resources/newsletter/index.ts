import CampaignIcon from '@mui/icons-material/Campaign';
import { lazy } from 'react';
import type { Subscritor } from '../../api-types.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** Everyone who asked for the newsletter. */
export const newsletter: Section<Subscritor> = {
  value: 'newsletter',
  name: 'newsletter',
  icon: CampaignIcon,
  options: { label: 'Newsletter' },
  messages: { name: 'Subscritor |||| Newsletter' },
  recordRepresentation: ({ email }) => email,
  api: restPaths('Newsletter'),
  path: '/dashboard/newsletter',
  list: lazy(() => import('./subscriber-list.js')),
  count: { place: 13, label: 'Subscritores da newsletter' },
};

import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { Convite } from '../../api-types.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The invitations to write a testimonial. */
export const convites: Section<Convite> = {
  value: 'convites',
  name: 'convites',
  icon: MailIcon,
  options: { label: 'Convites para testemunho' },
  messages: { name: 'Convite |||| Convites' },
  recordRepresentation: ({ id, nota }) => nota ?? `convite ${id}`,
  api: restPaths('api/convites'),
  path: '/dashboard/equipa/convites',
  list: lazy(() => import('./invitation-list.js')),
};

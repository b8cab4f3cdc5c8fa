import MailIcon from '@mui/icons-material/MailOutlined';
import type { Convite } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The invitations to write a testimonial. */
export const convites: Section<Convite> = {
  value: 'convites',
  papel: 'administracao',
  name: 'convites',
  icon: MailIcon,
  options: { label: 'Convites para testemunho' },
  words: 'membro equipa',
  messages: { name: 'Convite |||| Convites' },
  recordRepresentation: ({ id, nota }) => nota ?? `convite ${id}`,
  api: restPaths('api/convites'),
  order: { field: 'createdAt', order: 'DESC' },
  path: '/dashboard/equipa/convites',
  list: lazyScreen(() => import('./invitation-list.js')),
};

import MailIcon from '@mui/icons-material/Mail';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The messages of the contact form. */
export const contactos = inboxSection({
  value: 'contactos',
  icon: MailIcon,
  options: { label: 'Contactos' },
  messages: { name: 'Contacto |||| Contactos' },
  api: restPaths('api/contactos'),
  arrived: 'createdAt',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 3, label: 'Contactos' },
  chart: palette.coral.main,
});

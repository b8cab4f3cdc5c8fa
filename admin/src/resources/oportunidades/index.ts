import HandshakeIcon from '@mui/icons-material/Handshake';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The proposals of partnerships. */
export const oportunidades = inboxSection({
  value: 'oportunidades',
  icon: HandshakeIcon,
  options: { label: 'Oportunidades' },
  messages: { name: 'Oportunidade |||| Oportunidades' },
  api: restPaths('api/oportunidades'),
  arrived: 'createdAt',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 10, label: 'Oportunidades' },
  chart: palette.teal.main,
});

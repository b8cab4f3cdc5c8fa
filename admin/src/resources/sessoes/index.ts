import CoPresentIcon from '@mui/icons-material/CoPresent';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The requests for sessions with students. */
export const sessoes = inboxSection({
  value: 'sessoes',
  icon: CoPresentIcon,
  options: { label: 'Sessões' },
  words: 'pedidos alunos',
  messages: { name: 'Pedido de sessão |||| Sessões' },
  api: restPaths('sessoes'),
  arrived: 'data',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 5, label: 'Sessões' },
  chart: palette.teal.dark,
});

import SchoolIcon from '@mui/icons-material/School';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The requests for trainings. */
export const formacoes = inboxSection({
  value: 'formacoes',
  icon: SchoolIcon,
  options: { label: 'Formações' },
  words: 'pedidos professores',
  messages: { name: 'Pedido de formação |||| Formações' },
  api: restPaths('formacoes'),
  arrived: 'data',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 6, label: 'Formações' },
  chart: palette.violet.dark,
});

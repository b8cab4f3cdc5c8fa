import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The registrations of schools for the annual challenge. */
export const inscricoes = inboxSection({
  value: 'festival',
  icon: EmojiEventsIcon,
  options: { label: 'Desafio Escolar' },
  words: 'inscrições escolas festival concurso',
  messages: { name: 'Inscrição |||| Desafio Escolar' },
  api: restPaths('api/festival'),
  arrived: 'createdAt',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 12, label: 'Inscrições no Desafio Escolar' },
  chart: palette.violet.main,
});

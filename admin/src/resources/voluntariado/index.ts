import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { lazyScreen } from '../../common/lazy-part.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The applications of volunteers. */
export const voluntariado = inboxSection({
  value: 'voluntariado',
  icon: VolunteerActivismIcon,
  options: { label: 'Voluntariado' },
  messages: { name: 'Candidatura |||| Voluntariado' },
  api: restPaths('api/voluntariados'),
  arrived: 'Create',
  attachment: 'Candidatura',
  list: lazyScreen(() => import('./inbox.js')),
  count: { place: 7, label: 'Voluntariado' },
  chart: palette.yellow.main,
});

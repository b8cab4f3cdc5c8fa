import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import { lazy } from 'react';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The applications of volunteers. */
export const voluntariado = inboxSection({
  value: 'voluntariado',
  icon: VolunteerActivismIcon,
  options: { label: 'Voluntariado' },
  messages: { name: 'Candidatura |||| Voluntariado' },
  api: restPaths('api/voluntariados'),
  list: lazy(() => import('./inbox.js')),
  count: { place: 7, label: 'Voluntariado' },
  chart: palette.yellow.main,
});

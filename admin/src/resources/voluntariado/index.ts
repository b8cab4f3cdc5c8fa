import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
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
  arrived: 'Create',
  attachment: 'Candidatura',
  inbox: {
    searchPlaceholder: 'Pesquisar candidaturas',
    emptyText: 'Nenhuma candidatura encontrada.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'idade', label: 'Idade' },
      { source: 'telefone', label: 'Telefone', kind: 'phone' },
      { source: 'estudando', label: 'Ocupação atual' },
      { source: 'newsletter', label: 'Quer receber a newsletter' },
      { source: 'Create', label: 'Recebido', kind: 'arrival' },
      { source: 'motivacao', label: 'Motivação', kind: 'long' },
      { source: 'nomeEncarregado', label: 'Encarregado de educação' },
      { source: 'emailEncarregado', label: 'E-mail do encarregado', kind: 'email' },
      { source: 'cv', label: 'CV', kind: 'documento' },
    ],
  },
  count: { place: 7, label: 'Voluntariado' },
  chart: palette.yellow.main,
});

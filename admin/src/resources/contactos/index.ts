import MailIcon from '@mui/icons-material/Mail';
import { inboxSection } from '../../common/inbox/inbox-section.js';
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
  inbox: {
    searchPlaceholder: 'Pesquisar contactos',
    emptyText: 'Nenhum contacto encontrado.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'assunto', label: 'Assunto' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
      { source: 'documento', label: 'Documento', kind: 'documento' },
    ],
  },
  count: { place: 3, label: 'Contactos' },
  chart: palette.coral.main,
});

import HandshakeIcon from '@mui/icons-material/Handshake';
import { oportunidadeInput } from '@contract/limits/oportunidade-input';
import { inboxSection } from '../../common/inbox/inbox-section.js';
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
  inbox: {
    searchPlaceholder: 'Pesquisar oportunidades',
    emptyText: 'Nenhuma oportunidade encontrada.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'motivoContacto', label: 'Motivo do contacto' },
      { source: 'newsletter', label: 'Quer receber a newsletter' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'descricaoMotivoContacto', label: 'Descrição do motivo', kind: 'long' },
      { source: 'documento', label: 'Documento', kind: 'documento' },
    ],
    choice: {
      source: 'motivoContacto',
      label: 'Motivo',
      values: oportunidadeInput.motivo.enum,
    },
  },
  count: { place: 10, label: 'Oportunidades' },
  chart: palette.teal.main,
});

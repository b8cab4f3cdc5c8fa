import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { inboxSection } from '../../common/inbox/inbox-section.js';
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
  inbox: {
    searchPlaceholder: 'Pesquisar inscrições',
    emptyText: 'Nenhuma inscrição encontrada.',
    fields: [
      { source: 'nomeEscola', label: 'Nome da escola' },
      { source: 'emailEscola', label: 'E-mail da escola', kind: 'email' },
      { source: 'morada', label: 'Morada' },
      { source: 'codigoPostal', label: 'Código postal' },
      { source: 'nomeResponsavel', label: 'Nome do responsável' },
      { source: 'emailResponsavel', label: 'E-mail do responsável', kind: 'email' },
      { source: 'contactoTelefonico', label: 'Contacto telefónico', kind: 'phone' },
      { source: 'createdAt', label: 'Recebido', kind: 'arrival' },
      { source: 'descricao', label: 'Descrição', kind: 'long' },
      { source: 'cv', label: 'Documento', kind: 'documento' },
    ],
  },
  count: { place: 12, label: 'Inscrições no Desafio Escolar' },
  chart: palette.violet.main,
});

import CoPresentIcon from '@mui/icons-material/CoPresent';
import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import { inboxSection } from '../../common/inbox/inbox-section.js';
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
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de sessão encontrado.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'tipo', label: 'Tipo' },
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
    choice: { source: 'tipo', label: 'Tipo', values: pedidoSessaoInput.tipo.enum },
  },
  count: { place: 5, label: 'Sessões' },
  chart: palette.teal.dark,
});

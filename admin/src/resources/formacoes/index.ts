import SchoolIcon from '@mui/icons-material/School';
import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { inboxSection } from '../../common/inbox/inbox-section.js';
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
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de formação encontrado.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'tipo', label: 'Tipo' },
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
    choice: { source: 'tipo', label: 'Tipo', values: pedidoFormacaoInput.tipo.enum },
  },
  count: { place: 6, label: 'Formações' },
  chart: palette.violet.dark,
});

import Inventory2Icon from '@mui/icons-material/Inventory2';
import { inboxSection } from '../../common/inbox/inbox-section.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { palette } from '../../theme/palette.js';

/** The requests for pedagogical material. */
export const pedidosMaterial = inboxSection({
  value: 'material',
  icon: Inventory2Icon,
  options: { label: 'Material' },
  words: 'pedidos',
  messages: { name: 'Pedido de material |||| Material' },
  api: restPaths('material'),
  arrived: 'data',
  inbox: {
    searchPlaceholder: 'Pesquisar pedidos',
    emptyText: 'Nenhum pedido de material encontrado.',
    fields: [
      { source: 'nome', label: 'Nome' },
      { source: 'email', label: 'E-mail', kind: 'email' },
      { source: 'data', label: 'Recebido', kind: 'arrival' },
      { source: 'mensagem', label: 'Mensagem', kind: 'long' },
    ],
  },
  count: { place: 4, label: 'Pedidos de material' },
  chart: palette.coral.dark,
});

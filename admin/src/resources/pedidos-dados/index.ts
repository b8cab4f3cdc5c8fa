import AssignmentIndIcon from '@mui/icons-material/AssignmentInd';
import type { PedidoDados } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The section of people's requests about the data that is held of them. */
export const pedidosDados: Section<PedidoDados> = {
  value: 'pedidos-dados',
  papel: 'administracao',
  name: 'pedidos-dados',
  icon: AssignmentIndIcon,
  options: { label: 'Pedidos sobre dados' },
  messages: { name: 'Pedido |||| Pedidos' },
  recordRepresentation: ({ id, nome, email }) => nome ?? email ?? `pedido ${id}`,
  api: restPaths('api/pedidos-dados'),
  order: { field: 'feito', order: 'ASC' },
  path: '/dashboard/dados-pessoais/pedidos',
  list: lazyScreen(() => import('./request-list.js')),
};

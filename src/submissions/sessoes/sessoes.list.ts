import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { PedidoSessao } from './pedido-sessao.entity.js';

export const sessoesList: ListSpec<PedidoSessao> = {
  resource: 'sessoes',
  columns: {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
    tipo: { property: 'tipo', kind: 'text', thenBy: 'createdAt' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

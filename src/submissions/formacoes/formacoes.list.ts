import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { PedidoFormacao } from './pedido-formacao.entity.js';

export const formacoesList: ListSpec<PedidoFormacao> = {
  resource: 'formacoes',
  columns: {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
    tipo: { property: 'tipo', kind: 'text', thenBy: 'createdAt' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

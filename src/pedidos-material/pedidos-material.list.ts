import type { ListSpec } from '../common/lists/list-spec.js';
import { personListColumns } from '../common/submissions/submission.columns.js';
import type { PedidoMaterial } from './pedido-material.entity.js';

export const pedidosMaterialList: ListSpec<PedidoMaterial> = {
  resource: 'pedidos-material',
  columns: {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

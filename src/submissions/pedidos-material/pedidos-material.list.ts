import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
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

import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { PedidoDados } from './pedido-dados.entity.js';

export const pedidosDadosList: ListSpec<PedidoDados> = {
  resource: nameOf(PedidoDados),
  columns: {
    id: { property: 'id', kind: 'number' },
    prazo: { property: 'prazo', kind: 'code' },
    feito: { property: 'feito', kind: 'flag', thenBy: 'prazo' },
  },
  defaultOrder: [
    { property: 'feito', direction: 'ASC' },
    { property: 'prazo', direction: 'ASC' },
  ],
  searchable: false,
};

import type { ListSpec } from '#platform/lists/list-spec.js';
import type { AceitacaoPendente } from './aceitacao-pendente.entity.js';

export const aceitacoesList: ListSpec<AceitacaoPendente> = {
  resource: 'aceitacoes',
  columns: {
    id: { property: 'id', kind: 'number' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    formulario: { property: 'formulario', kind: 'code', thenBy: 'createdAt' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: false,
};

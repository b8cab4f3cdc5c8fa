import type { ListSpec } from '#platform/lists/list-spec.js';
import type { Atividade } from './atividade.entity.js';

export const atividadeList: ListSpec<Atividade> = {
  resource: 'atividade',
  columns: {
    id: { property: 'id', kind: 'number' },
    quando: { property: 'quando', kind: 'moment' },
    quemId: { property: 'quemId', kind: 'number' },
    verbo: { property: 'verbo', kind: 'code' },
    secao: { property: 'secao', kind: 'code' },
    resultado: { property: 'resultado', kind: 'code' },
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  searchable: false,
};

import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Atividade } from './atividade.entity.js';

export const atividadeList: ListSpec<Atividade> = {
  resource: 'atividade',
  columns: {
    id: { property: 'id', kind: 'number' },
    quando: { property: 'quando', kind: 'moment' },
    quemId: { property: 'quemId', kind: 'number' },
    verbo: { property: 'verbo', kind: 'text' },
    secao: { property: 'secao', kind: 'text' },
    resultado: { property: 'resultado', kind: 'text' },
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  searchable: false,
};

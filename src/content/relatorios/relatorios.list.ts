import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Relatorio } from './relatorio.entity.js';

export const relatoriosList: ListSpec<Relatorio> = {
  resource: 'relatorios',
  columns: {
    id: { property: 'id', kind: 'number' },
    nome_do_ficheiro: { property: 'nome', kind: 'text' },
    ano: { property: 'ano', kind: 'number', thenBy: 'data' },
    data: { property: 'data', kind: 'moment' },
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  searchable: true,
};

import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Relatorio } from './relatorio.entity.js';

export const relatoriosList: ListSpec<Relatorio> = {
  resource: nameOf(Relatorio),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome_do_ficheiro: { property: 'nome', kind: 'text' },
    ano: { property: 'ano', kind: 'number', thenBy: 'data' },
    data: { property: 'data', kind: 'moment' },
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  searchable: true,
};

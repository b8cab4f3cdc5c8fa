import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Participacao } from './participacao.entity.js';

export const participacoesList: ListSpec<Participacao> = {
  resource: nameOf(Participacao),
  columns: {
    id: { property: 'id', kind: 'number' },
    edicao: { property: 'edicao', kind: 'code' },
    escola: { property: 'escola', kind: 'text' },
    professor: { property: 'professor', kind: 'text' },
    distrito: { property: 'distrito', kind: 'code' },
    ciclo: { property: 'ciclo', kind: 'code' },
    estado: { property: 'estado', kind: 'code' },
    vistaEm: { property: 'vistaEm', kind: 'moment' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  searchable: true,
};

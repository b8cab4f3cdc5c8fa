import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Evento } from './evento.entity.js';

export const eventosList: ListSpec<Evento> = {
  resource: nameOf(Evento),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    data: { property: 'data', kind: 'moment' },
    dataFim: { property: 'dataFim', kind: 'moment' },
    tipo: { property: 'tipo', kind: 'code', thenBy: 'data' },
    ano: { property: 'ano', kind: 'number', thenBy: 'data' },
    local: { property: 'local', kind: 'text' },
    create: { property: 'create', kind: 'moment' },
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  searchable: true,
  hasDrafts: true,
};

import { nameOf } from '#platform/database/resource.js';
import { columnsOf, type ListSpec } from '#platform/lists/list-spec.js';
import { Draft } from './draft.entity.js';

export const rascunhosList: ListSpec<Draft> = {
  resource: nameOf(Draft),
  columns: columnsOf({
    titulo: 'text',
    recurso: { property: 'resource', kind: 'code', thenBy: 'savedAt' },
    estado: { kind: 'code', thenBy: 'savedAt' },
    publicarEm: { property: 'publishAt', kind: 'moment' },
    retirarEm: { property: 'withdrawAt', kind: 'moment' },
    alteradoEm: { property: 'savedAt', kind: 'moment' },
  }),
  defaultOrder: [{ property: 'savedAt', direction: 'DESC' }],
  searchable: true,
};

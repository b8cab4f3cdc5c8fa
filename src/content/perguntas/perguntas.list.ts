import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Pergunta } from './pergunta.entity.js';

export const perguntasList: ListSpec<Pergunta> = {
  resource: nameOf(Pergunta),
  columns: {
    id: { property: 'id', kind: 'number' },
    pagina: { property: 'pagina', kind: 'code', thenBy: 'ordem' },
    pergunta: { property: 'pergunta', kind: 'text' },
    ordem: { property: 'ordem', kind: 'number' },
  },
  defaultOrder: [
    { property: 'pagina', direction: 'ASC' },
    { property: 'ordem', direction: 'ASC' },
  ],
  searchable: true,
  hasDrafts: true,
};

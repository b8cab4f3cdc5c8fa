import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Artigo } from './artigo.entity.js';

export const imprensaList: ListSpec<Artigo> = {
  resource: nameOf(Artigo),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    data: { property: 'data', kind: 'moment' },
    Categoria: { property: 'categoria', kind: 'text', thenBy: 'data' },
    categoria: { property: 'categoria', kind: 'text', thenBy: 'data' },
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  listed: ['id', 'titulo', 'data', 'url', 'categoria', 'exemplo'],
  searchable: true,
  hasDrafts: true,
};

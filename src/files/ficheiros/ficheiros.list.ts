import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Ficheiro } from './ficheiro.entity.js';

/** The public files. A file's id on the wire is its stored name. */
export const ficheirosList: ListSpec<Ficheiro> = {
  resource: nameOf(Ficheiro),
  columns: {
    id: { property: 'nome', kind: 'code' },
    nome: { property: 'nome', kind: 'code' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    tipo: { property: 'imagem', kind: 'flag', words: { image: true, pdf: false } },
    porDescrever: { property: 'porDescrever', kind: 'flag' },
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  within: 'area',
  searchable: true,
};

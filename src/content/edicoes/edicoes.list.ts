import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Edicao } from './edicao.entity.js';

export const edicoesList: ListSpec<Edicao> = {
  resource: 'edicoes',
  columns: {
    id: { property: 'id', kind: 'number' },
    chave: { property: 'chave', kind: 'code' },
  },
  defaultOrder: [{ property: 'chave', direction: 'ASC' }],
  listed: ['id', 'chave', 'introducao', 'capa', 'capaAlt', 'forma', 'cor', 'exemplo', 'versao'],
  searchable: true,
};

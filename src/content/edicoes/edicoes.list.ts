import { calendarDays } from '../../../contract/edition-phase.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Edicao } from './edicao.entity.js';

export const listedColumns = [
  'id',
  'chave',
  'introducao',
  ...calendarDays,
  'festival',
  'festivalLocal',
  'custo',
  'capa',
  'capaAlt',
  'forma',
  'cor',
  'exemplo',
  'versao',
] as const satisfies readonly (keyof Edicao)[];

export const edicoesList: ListSpec<Edicao> = {
  resource: nameOf(Edicao),
  columns: {
    id: { property: 'id', kind: 'number' },
    chave: { property: 'chave', kind: 'code' },
  },
  defaultOrder: [{ property: 'chave', direction: 'ASC' }],
  listed: listedColumns,
  searchable: true,
  hasDrafts: true,
};

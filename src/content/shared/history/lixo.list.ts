import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { BinnedRecord } from './binned-record.entity.js';

export const lixoList: ListSpec<BinnedRecord> = {
  resource: nameOf(BinnedRecord),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    recurso: { property: 'resource', kind: 'code', thenBy: 'removedAt' },
    eliminadoEm: { property: 'removedAt', kind: 'moment' },
    ficaAte: { property: 'until', kind: 'moment' },
  },
  defaultOrder: [{ property: 'removedAt', direction: 'DESC' }],
  listed: ['id', 'resource', 'recordId', 'titulo', 'removedAt', 'userId', 'until'],
  searchable: true,
};

import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { Candidatura } from './candidatura.entity.js';

export const voluntariadoList: ListSpec<Candidatura> = {
  resource: 'voluntariado',
  columns: {
    ...personListColumns,
    Create: { property: 'createdAt', kind: 'moment' },
    idade: { property: 'idade', kind: 'number' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { Oportunidade } from './oportunidade.entity.js';

export const oportunidadesList: ListSpec<Oportunidade> = {
  resource: 'oportunidades',
  columns: { ...personListColumns, motivoContacto: { property: 'motivo', kind: 'text', thenBy: 'createdAt' } },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

import type { ListSpec } from '../../platform/lists/list-spec.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { Contacto } from './contacto.entity.js';

export const contactosList: ListSpec<Contacto> = {
  resource: 'contactos',
  columns: { ...personListColumns, assunto: { property: 'assunto', kind: 'text' } },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

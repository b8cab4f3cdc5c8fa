import type { ListSpec } from '../../platform/lists/list-spec.js';
import { submissionListColumns } from '../shared/submission.columns.js';
import type { Inscricao } from './inscricao.entity.js';

export const inscricoesList: ListSpec<Inscricao> = {
  resource: 'festival',
  columns: {
    ...submissionListColumns,
    nomeEscola: { property: 'nomeEscola', kind: 'text' },
    emailEscola: { property: 'emailEscola', kind: 'text' },
    nomeResponsavel: { property: 'nomeResponsavel', kind: 'text' },
    emailResponsavel: { property: 'emailResponsavel', kind: 'text' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

import GroupsIcon from '@mui/icons-material/Groups';
import type { Membro } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';
import { convites } from '../convites/index.js';

const form = lazyScreen(() => import('./member-form.js'));

/** The team: published members and drafts that wait for approval. */
export const equipa: Section<Membro> = {
  value: 'equipa',
  papel: 'edicao',
  name: 'equipa',
  icon: GroupsIcon,
  options: { label: 'Equipa' },
  messages: { name: 'Membro |||| Equipa' },
  recordRepresentation: ({ nome }) => nome,
  sitePath: () => '/voluntariado',
  hasBin: true,
  api: {
    ...restPaths('equipa'),
    update: (id) => `api/equipa/${id}`,
    remove: (id) => `api/equipa/delete/${id}`,
  },
  order: { field: 'id', order: 'ASC', label: 'Ordem de entrada' },
  path: '/dashboard/equipa',
  list: lazyScreen(() => import('./member-list.js')),
  create: {
    path: '/adicionar/equipa',
    title: 'Adicionar Membro',
    action: 'Adicionar Membro',
    screen: form,
  },
  edit: { path: '/editar/equipa/:id', title: 'Editar Membro', screen: form },
  within: [convites],
  count: { place: 9, label: 'Equipa' },
  waiting: {
    key: 'rascunhos',
    one: 'testemunho à espera de aprovação',
    many: 'testemunhos à espera de aprovação',
    filter: { rascunho: true },
  },
};

import QuickreplyIcon from '@mui/icons-material/Quickreply';
import type { Schemas } from '../api-types.js';
import { lazyScreen } from '../common/lazy-part.js';
import type { Section } from '../common/section/section.js';
import { restPaths } from '../data-provider/api-paths.js';

const form = lazyScreen(() => import('./template-form.js'));

/** Texts for the usual answers to messages. */
export const modelosResposta: Section<Schemas['ModeloResposta']> = {
  value: 'modelos-resposta',
  papel: 'administracao',
  name: 'modelos-resposta',
  icon: QuickreplyIcon,
  options: { label: 'Modelos de resposta' },
  messages: { name: 'Modelo de resposta |||| Modelos de resposta' },
  recordRepresentation: ({ nome }) => nome,
  api: restPaths('api/modelos-resposta'),
  order: { field: 'nome', order: 'ASC' },
  path: '/dashboard/modelos-de-resposta',
  list: lazyScreen(() => import('./template-list.js')),
  create: {
    path: '/adicionar/modelo-de-resposta',
    title: 'Adicionar Modelo',
    action: 'Adicionar Modelo',
    screen: form,
  },
  edit: { path: '/editar/modelos-de-resposta/:id', title: 'Editar Modelo', screen: form },
};

import QuizIcon from '@mui/icons-material/Quiz';
import type { Pergunta } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./question-form.js'));

/** The questions and answers of the site's pages. */
export const perguntas: Section<Pergunta> = {
  value: 'perguntas',
  papel: 'edicao',
  name: 'perguntas',
  icon: QuizIcon,
  options: { label: 'Perguntas' },
  messages: { name: 'Pergunta |||| Perguntas' },
  recordRepresentation: ({ pergunta }) => pergunta,
  sitePath: ({ pagina }) => `/${pagina}`,
  hasBin: true,
  hasDrafts: true,
  api: restPaths('api/perguntas'),
  order: { field: 'pagina', order: 'ASC', label: 'Ordem no site' },
  path: '/dashboard/perguntas',
  list: lazyScreen(() => import('./question-list.js')),
  create: { path: '/adicionar/pergunta', title: 'Adicionar Pergunta', action: 'Adicionar Pergunta', screen: form },
  edit: { path: '/editar/perguntas/:id', title: 'Editar Pergunta', screen: form },
};

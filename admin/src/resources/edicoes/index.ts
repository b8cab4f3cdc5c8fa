import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import type { EdicaoResumida } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./edition-form.js'));

/** The editions of the Desafio Escolar, each at its address on the site. */
export const edicoes: Section<EdicaoResumida> = {
  value: 'edicoes',
  papel: 'edicao',
  name: 'edicoes',
  icon: EmojiEventsIcon,
  options: { label: 'Edições' },
  messages: { name: 'Edição |||| Edições' },
  recordRepresentation: ({ anoLetivo }) => anoLetivo,
  sitePath: ({ chave }) => `/${chave}`,
  api: restPaths('api/edicoes'),
  hasBin: true,
  hasDrafts: true,
  order: { field: 'chave', order: 'DESC' },
  path: '/dashboard/edicoes',
  list: lazyScreen(() => import('./edition-list.js')),
  create: { path: '/adicionar/edicao', title: 'Nova Edição', action: 'Nova edição', screen: form },
  edit: { path: '/editar/edicoes/:id', title: 'Editar Edição', screen: form },
};

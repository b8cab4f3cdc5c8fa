import NewspaperIcon from '@mui/icons-material/Newspaper';
import type { Artigo } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./article-form.js'));

/** The press articles. */
export const imprensa: Section<Artigo> = {
  value: 'imprensa',
  papel: 'edicao',
  name: 'imprensa',
  icon: NewspaperIcon,
  options: { label: 'Imprensa' },
  messages: { name: 'Artigo |||| Imprensa' },
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/imprensa/${id}`,
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  api: { ...restPaths('api/imprensa'), remove: (id) => `api/imprensa/delete/${id}` },
  order: { field: 'data', order: 'DESC' },
  path: '/dashboard/imprensa',
  list: lazyScreen(() => import('./article-list.js')),
  create: {
    path: '/adicionar/imprensa',
    title: 'Novo Artigo',
    action: 'Adicionar Artigo',
    screen: form,
  },
  edit: { path: '/editar/imprensa/:id', title: 'Editar Artigo', screen: form },
  count: { place: 11, label: 'Imprensa' },
};

import NewspaperIcon from '@mui/icons-material/Newspaper';
import { lazy } from 'react';
import type { Artigo } from '../../api-types.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The press articles. */
export const imprensa: Section<Artigo> = {
  value: 'imprensa',
  name: 'imprensa',
  icon: NewspaperIcon,
  options: { label: 'Imprensa' },
  messages: { name: 'Artigo |||| Imprensa' },
  recordRepresentation: ({ titulo }) => titulo,
  api: { ...restPaths('api/imprensa'), remove: (id) => `api/imprensa/delete/${id}` },
  path: '/dashboard/imprensa',
  list: lazy(() => import('./article-list.js')),
  create: {
    path: '/adicionar/imprensa',
    title: 'Novo Artigo',
    action: 'Adicionar Artigo',
    screen: lazy(() => import('./article-create.js')),
  },
  edit: { path: '/editar/imprensa/:id', title: 'Editar Artigo', screen: lazy(() => import('./article-edit.js')) },
  count: { place: 11, label: 'Imprensa' },
};

import WallIcon from '@mui/icons-material/GridView';
import type { ProjetoMural } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./wall-form.js'));

/** The projects of all editions that the site shows. */
export const mural: Section<ProjetoMural> = {
  value: 'mural',
  papel: 'edicao',
  name: 'mural',
  icon: WallIcon,
  options: { label: 'Mural de projetos' },
  words: 'projetos prémios distinguidos arquivo desafio escolar',
  messages: { name: 'Projeto do mural |||| Projetos do mural' },
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/projetos/${id}`,
  api: restPaths('api/mural'),
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  order: { field: 'edicao', order: 'DESC' },
  path: '/dashboard/mural',
  list: lazyScreen(() => import('./wall-list.js')),
  create: { path: '/adicionar/projeto', title: 'Novo Projeto', action: 'Adicionar projeto', screen: form },
  edit: { path: '/editar/mural/:id', title: 'Editar Projeto', screen: form },
};

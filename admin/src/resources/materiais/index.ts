import MenuBookIcon from '@mui/icons-material/MenuBook';
import type { Material } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./material-form.js'));

/** The pedagogical materials that visitors download. */
export const materiais: Section<Material> = {
  value: 'material-pedagogico',
  papel: 'edicao',
  name: 'materialpost',
  icon: MenuBookIcon,
  options: { label: 'Material Pedagógico' },
  words: 'recursos ficheiros descarregar',
  messages: { name: 'Material |||| Material Pedagógico' },
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: () => '/material',
  hasBin: true,
  hasDrafts: true,
  api: { ...restPaths('materialpost'), remove: (id) => `api/materialpost/delete/${id}` },
  order: { field: 'createdAt', order: 'DESC' },
  path: '/dashboard/material-pedagogico',
  list: lazyScreen(() => import('./material-list.js')),
  create: {
    path: '/adicionar/material',
    title: 'Adicionar Material Pedagógico',
    action: 'Adicionar Material',
    screen: form,
  },
  edit: {
    path: '/editar/material/:id',
    title: 'Editar Material Pedagógico',
    screen: form,
  },
  count: { place: 8, label: 'Material pedagógico' },
};

import ChildCareIcon from '@mui/icons-material/ChildCare';
import type { Fotografia } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The pictures of children, and those that were taken down. */
export const fotografias: Section<Fotografia> = {
  value: 'fotografias',
  papel: 'edicao',
  name: 'fotografias',
  icon: ChildCareIcon,
  options: { label: 'Fotografias' },
  words: 'imagens autorizações crianças',
  messages: { name: 'Fotografia |||| Fotografias' },
  recordRepresentation: ({ nome }) => nome,
  api: restPaths('api/fotografias'),
  order: { field: 'ate', order: 'ASC' },
  path: '/dashboard/fotografias',
  list: lazyScreen(() => import('./picture-list.js')),
  waiting: {
    key: 'fotografiasPorAutorizar',
    one: 'fotografia com menores sem autorização, ou com uma prestes a acabar',
    many: 'fotografias com menores sem autorização, ou com uma prestes a acabar',
  },
};

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { NoLixo } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The section of the removed records that can still come back. */
export const lixo: Section<NoLixo> = {
  value: 'lixo',
  papel: 'edicao',
  name: 'lixo',
  icon: DeleteIcon,
  options: { label: 'Lixo' },
  words: 'eliminados reciclagem repor',
  messages: { name: 'Registo eliminado |||| Lixo' },
  recordRepresentation: ({ titulo }) => titulo,
  api: restPaths('api/lixo'),
  order: { field: 'eliminadoEm', order: 'DESC' },
  path: '/dashboard/lixo',
  list: lazyScreen(() => import('./bin-list.js')),
};

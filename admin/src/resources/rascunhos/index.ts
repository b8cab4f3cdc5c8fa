import EditNoteIcon from '@mui/icons-material/EditNote';
import type { RascunhoResumido } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The section of the records that visitors do not see yet, or no longer. */
export const rascunhos: Section<RascunhoResumido> = {
  value: 'rascunhos',
  papel: 'edicao',
  name: 'rascunhos',
  icon: EditNoteIcon,
  options: { label: 'Rascunhos e arquivo' },
  words: 'agendados arquivados por publicar',
  messages: { name: 'Rascunho |||| Rascunhos e arquivo' },
  recordRepresentation: ({ titulo }) => titulo,
  api: restPaths('api/rascunhos'),
  order: { field: 'alteradoEm', order: 'DESC' },
  waiting: {
    key: 'rascunhosPorPublicar',
    one: 'rascunho por publicar',
    many: 'rascunhos por publicar',
    filter: { estado: 'rascunho' },
  },
  path: '/dashboard/rascunhos',
  list: lazyScreen(() => import('./draft-list.js')),
};

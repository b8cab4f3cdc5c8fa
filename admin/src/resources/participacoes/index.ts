import SchoolIcon from '@mui/icons-material/School';
import type { Participacao } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The schools that take part in the editions of the Desafio Escolar. */
export const participacoes: Section<Participacao> = {
  value: 'participacoes',
  papel: 'administracao',
  name: 'participacoes',
  icon: SchoolIcon,
  options: { label: 'Participações' },
  words: 'escolas professores turmas alunos desafio escolar concurso',
  messages: { name: 'Participação |||| Participações' },
  recordRepresentation: ({ escola }) => escola,
  api: restPaths('api/participacoes'),
  order: { field: 'createdAt', order: 'DESC', label: 'Data da inscrição' },
  path: '/dashboard/participacoes',
  list: lazyScreen(() => import('./participation-list.js')),
};

import BarChartIcon from '@mui/icons-material/BarChart';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** The figures of the editions, for the year's report. */
export const numeros: Section = {
  value: 'numeros',
  papel: 'administracao',
  icon: BarChartIcon,
  options: { label: 'Números do ano' },
  words: 'relatório estatísticas totais escolas alunos imprimir desafio escolar',
  path: '/dashboard/numeros',
  list: lazyScreen(() => import('./figures.js')),
};

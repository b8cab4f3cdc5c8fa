import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import type { Relatorio } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The annual reports. */
export const relatorios: Section<Relatorio> = {
  value: 'relatorios',
  papel: 'edicao',
  name: 'relatorios',
  icon: PictureAsPdfIcon,
  options: { label: 'Relatórios' },
  messages: { name: 'Relatório |||| Relatórios' },
  recordRepresentation: ({ nome_do_ficheiro }) => nome_do_ficheiro,
  hasBin: true,
  api: restPaths('api/relatorios2'),
  order: { field: 'data', order: 'DESC' },
  path: '/dashboard/relatorios',
  listPath: '/lista-de-relatorios',
  list: lazyScreen(async () => ({ default: (await import('./report-management.js')).ReportsSection })),
  screens: [
    {
      path: '/lista-de-relatorios',
      title: 'Gestão de Relatórios',
      screen: lazyScreen(async () => ({ default: (await import('./report-management.js')).ReportManagement })),
    },
  ],
};

import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { lazy } from 'react';
import type { Relatorio } from '../../api-types.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

/** The annual reports. */
export const relatorios: Section<Relatorio> = {
  value: 'relatorios',
  name: 'relatorios',
  icon: PictureAsPdfIcon,
  options: { label: 'Relatórios' },
  messages: { name: 'Relatório |||| Relatórios' },
  recordRepresentation: ({ nome_do_ficheiro }) => nome_do_ficheiro,
  api: restPaths('api/relatorios2'),
  path: '/dashboard/relatorios',
  list: lazy(() => import('./reports-section.js')),
  screens: [
    {
      path: '/lista-de-relatorios',
      title: 'Gestão de Relatórios',
      screen: lazy(() => import('./report-management.js')),
    },
  ],
};

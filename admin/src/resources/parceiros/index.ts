import HandshakeIcon from '@mui/icons-material/Handshake';
import type { Parceiro } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./partner-form.js'));

/** The partners that the site shows on the page of partnerships. */
export const parceiros: Section<Parceiro> = {
  value: 'parceiros',
  papel: 'edicao',
  name: 'parceiros',
  icon: HandshakeIcon,
  options: { label: 'Parceiros' },
  messages: { name: 'Parceiro |||| Parceiros' },
  recordRepresentation: ({ nome }) => nome,
  sitePath: () => PARTNERS_PAGE,
  hasBin: true,
  hasDrafts: true,
  api: restPaths('api/parceiros'),
  order: { field: 'ordem', order: 'ASC', label: 'Ordem no site' },
  path: '/dashboard/parceiros',
  list: lazyScreen(() => import('./partner-list.js')),
  create: { path: '/adicionar/parceiro', title: 'Adicionar Parceiro', action: 'Adicionar Parceiro', screen: form },
  edit: { path: '/editar/parceiros/:id', title: 'Editar Parceiro', screen: form },
};

/** The page of the site that shows the partners. */
export const PARTNERS_PAGE = '/oportunidades';

import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { pedidosDados } from '../pedidos-dados/index.js';

/** Everything that is held under one e-mail address. */
export const dadosPessoais: Section = {
  value: 'dados-pessoais',
  papel: 'administracao',
  icon: PersonSearchIcon,
  options: { label: 'Dados de uma pessoa' },
  path: '/dashboard/dados-pessoais',
  words: 'RGPD',
  actions: [
    { label: 'Apagar dados de uma pessoa', path: '/dashboard/dados-pessoais#pessoa-email', words: 'eliminar RGPD' },
    { label: 'Exportar dados de uma pessoa', path: '/dashboard/dados-pessoais#pessoa-email', words: 'RGPD' },
  ],
  within: [pedidosDados],
  list: lazyScreen(() => import('./person-data.js')),
};

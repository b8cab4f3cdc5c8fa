import WebIcon from '@mui/icons-material/Web';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';

/** The words of the site's pages, and who the association is. */
export const paginas: Section = {
  value: 'paginas',
  papel: 'edicao',
  icon: WebIcon,
  options: { label: 'Páginas' },
  words: 'textos do site',
  path: '/dashboard/paginas',
  places: async () => (await import('./page-places.js')).pagePlaces,
  list: lazyScreen(() => import('./page-map.js')),
  screens: [
    { path: '/editar/paginas/:id', title: 'Editar Página', screen: lazyScreen(() => import('./page-form.js')) },
  ],
};

import EventIcon from '@mui/icons-material/Event';
import type { Evento } from '../../api-types.js';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';

const form = lazyScreen(() => import('./event-form.js'));

/** The events, whatever their kind. */
export const eventos: Section<Evento> = {
  value: 'eventos',
  papel: 'edicao',
  name: 'eventos',
  icon: EventIcon,
  options: { label: 'Eventos' },
  messages: { name: 'Evento |||| Eventos' },
  recordRepresentation: ({ titulo }) => titulo,
  sitePath: ({ id }) => `/eventos/${id}`,
  hasBin: true,
  hasDrafts: true,
  hasPreview: true,
  api: { ...restPaths('api/eventos'), remove: (id) => `api/eventos/delete/${id}` },
  order: { field: 'data', order: 'DESC' },
  path: '/dashboard/eventos',
  list: lazyScreen(() => import('./event-list.js')),
  create: {
    path: '/adicionar/evento',
    title: 'Adicionar Novo Evento',
    action: 'Adicionar Evento',
    screen: form,
  },
  edit: { path: '/editar/eventos/:id', title: 'Editar Evento', screen: form },
  count: { place: 2, label: 'Eventos' },
  waiting: {
    key: 'eventosPorRever',
    one: 'evento já terminou e ainda não está nos anteriores',
    many: 'eventos já terminaram e ainda não estão nos anteriores',
  },
};

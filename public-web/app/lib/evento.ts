import type { components } from '@contract/api';

/** An event as the API answers it. */
export type Evento = components['schemas']['Evento'];

/** What a list shows of an event. */
export type EventoRow = Pick<
  Evento,
  'id' | 'imagens' | 'titulo' | 'data' | 'dataFim' | 'local' | 'hook' | 'url' | 'situacao' | 'exemplo'
>;

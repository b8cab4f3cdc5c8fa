import type { components } from '@contract/api';

/** An event as the API answers it. */
export type Evento = components['schemas']['Evento'];

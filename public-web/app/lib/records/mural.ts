import type { components } from '@contract/api';

/** A project of the wall, as the API answers it. */
export type ProjetoMural = components['schemas']['ProjetoMural'];

import type { components } from '@contract/api';

/** A partner, as the API answers it. */
export type Parceiro = components['schemas']['Parceiro'];

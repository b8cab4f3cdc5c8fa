import type { components } from '@contract/api';

/** A yearly report as the API answers it. */
export type Relatorio = components['schemas']['Relatorio'];

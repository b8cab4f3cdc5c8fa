import type { components } from '@contract/api';

/** A material to download, as the API answers it. */
export type Material = components['schemas']['Material'];

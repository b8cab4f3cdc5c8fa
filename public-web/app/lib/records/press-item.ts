import type { components } from '@contract/api';

/** An article as a list of the API answers it. */
export type PressRow = components['schemas']['ArtigoResumido'];

/** A whole article. */
export type PressItem = components['schemas']['Artigo'];

import type { components } from '@contract/api';
import type { Block } from '~/lib/words/formatted-text';

/** A material to download, as the API answers it. */
export type Material = components['schemas']['Material'];

/** The same, its text as what is shown of it. */
export type ShownMaterial = Pick<Material, 'id' | 'imagens' | 'titulo' | 'img' | 'download' | 'exemplo'> & {
  blocks: Block[];
};

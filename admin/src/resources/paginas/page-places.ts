import { pages } from '@contract/pages/pages';
import type { Place } from '../../common/section/section.js';

/** The pages whose words can be changed. */
export const pagePlaces: readonly Place[] = pages.map(({ chave, nome }) => ({
  label: nome,
  path: `/editar/paginas/${chave}`,
}));

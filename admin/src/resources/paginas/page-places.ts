import { descriptions } from '@contract/paginas/descriptions';
import type { Place } from '../../common/section/section.js';

/** The pages whose words can be changed. */
export const pagePlaces: readonly Place[] = descriptions.map(({ chave, nome }) => ({
  label: nome,
  path: `/editar/paginas/${chave}`,
}));

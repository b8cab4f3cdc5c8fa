import type { User } from '../../api-types.js';

/** How an account stands on a day. */
export type UserState = 'ligada' | 'desligada' | 'terminada';

export const stateWords: Readonly<Record<UserState, string>> = {
  ligada: 'Ligada',
  desligada: 'Desligada',
  terminada: 'Terminou',
};

/** @param today in Lisbon: `2026-06-05` */
export function stateOf({ ativo, ultimoDia }: Pick<User, 'ativo' | 'ultimoDia'>, today: string): UserState {
  if (!ativo) return 'desligada';
  return ultimoDia !== null && ultimoDia < today ? 'terminada' : 'ligada';
}

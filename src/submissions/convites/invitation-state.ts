import { AppError } from '#platform/errors/app-error.js';
import type { Convite } from './convite.entity.js';

export const invitationStates = ['pendente', 'usado', 'anulado', 'expirado'] as const;
export type InvitationState = (typeof invitationStates)[number];

const sentences = {
  usado: 'Este convite já foi usado.',
  anulado: 'Este convite foi anulado. Peça um novo à associação.',
  expirado: 'Este convite expirou. Peça um novo à associação.',
} as const satisfies Record<Exclude<InvitationState, 'pendente'>, string>;

export function invitationState({ usado, revogado, expira }: Convite, now = new Date()): InvitationState {
  if (usado !== null) return 'usado';
  if (revogado !== null) return 'anulado';
  return expira <= now ? 'expirado' : 'pendente';
}

/** @throws AppError 'gone' for an invitation that was used or revoked, or is past its time */
export function requireOpen(convite: Convite): void {
  const state = invitationState(convite);
  if (state !== 'pendente') throw new AppError('gone', sentences[state]);
}

import { administers } from '../users/account-open.js';
import type { User } from '../users/user.entity.js';
import type { Convidado } from './convidado.entity.js';

/** An invitation, and what it is worth now: as much as who sent it. The list and the answers show both. */
export interface Invitation {
  convidado: Convidado;
  /** Who sent it, where there is such an account. */
  inviter: User | null;
  /** Whether its link is good. */
  isGood: boolean;
}

/** @param accounts among which is who sent it, if that account is still there */
export function invitationOf(convidado: Convidado, accounts: readonly User[]): Invitation {
  const { inviterId, expiresAt } = convidado;
  const inviter = accounts.find(({ id }) => id === inviterId) ?? null;
  return { convidado, inviter, isGood: isVouchedFor(inviterId, inviter) && expiresAt.getTime() > Date.now() };
}

/** Whether somebody answers for an invitation: who sent it administers still. Of those from before that was noted, nobody knows. */
export function isVouchedFor(inviterId: number | null, inviter: User | null): boolean {
  return inviterId === null || (inviter !== null && administers(inviter));
}

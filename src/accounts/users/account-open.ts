import { lisbonDay } from '../../platform/dates/lisbon-day.js';
import type { User } from './user.entity.js';

/** Whether an account may be used now: switched on, and not past its last day. */
export function isAccountOpen({ ativo, ultimoDia }: Pick<User, 'ativo' | 'ultimoDia'>, now = new Date()): boolean {
  return ativo && (ultimoDia === null || lisbonDay(now) <= ultimoDia);
}

/** Whether an account may do all that administrators may, now. */
export function administers(account: Pick<User, 'papel' | 'ativo' | 'ultimoDia'>): boolean {
  return account.papel === 'administracao' && isAccountOpen(account);
}

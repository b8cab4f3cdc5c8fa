import type { User } from '../../api-types.js';

const DAY_MS = 86_400_000;
export const UNUSED_DAYS = 90;

type State = Pick<User, 'papel' | 'ativo' | 'ultimoDia'>;

/** Whether somebody can go on administering, with no end in sight. */
export const isLastingAdministrator = ({ papel, ativo, ultimoDia }: State): boolean =>
  papel === 'administracao' && ativo && ultimoDia === null;

/** Whether an account that is on was never used, or not for 90 days. */
export function isUnused({ ativo, vistoEm }: Pick<User, 'ativo' | 'vistoEm'>, now: Date): boolean {
  return ativo && (vistoEm === null || now.getTime() - Date.parse(vistoEm) > UNUSED_DAYS * DAY_MS);
}

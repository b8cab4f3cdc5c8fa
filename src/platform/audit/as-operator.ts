import { type AuditedAction, runAudited } from './audited-action.js';

/** Runs something that is done on the server itself: by its start, or by a command. */
export function asOperator<Result>(
  action: Pick<AuditedAction, 'verb' | 'section' | 'recordId'>,
  work: () => Result,
): Result {
  return runAudited({ ...action, actorId: null, origin: '', told: false }, work);
}

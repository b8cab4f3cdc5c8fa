import { shortenedAddress } from '../../platform/access/shortened-address.js';
import { runAudited } from '../../platform/audit/audited-action.js';
import type { User } from '../users/user.entity.js';

/** Runs what somebody does to their account by a link that was mailed, so that the trail tells of it as theirs. */
export function asLinkHolder<Result>({ id }: User, address: string, work: () => Result): Result {
  const origin = shortenedAddress(address);
  return runAudited(
    { verb: 'alterou', section: 'conta', recordId: String(id), actorId: id, origin, told: false },
    work,
  );
}

import { Injectable } from '@nestjs/common';
import { RateLimits } from '#platform/access/rate-limits.js';
import { shortenedAddress } from '#platform/access/client-of.js';
import { runAudited } from '#platform/audit/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import type { User } from '../users/user.entity.js';
import { Trail } from './trail.js';

/** How the trail calls what is about signing in and out. */
const SECTION = 'sessao';

@Injectable()
export class SignInTrail {
  constructor(
    private readonly trail: Trail,
    private readonly limits: RateLimits,
  ) {}

  /** Tells of a sign-in, in the unit of work that begins the session. */
  signedIn<Result>({ id: actorId }: User, address: string, begin: () => Promise<Result>): Promise<Result> {
    const origin = shortenedAddress(address);
    return runAudited({ verb: 'entrou', section: SECTION, recordId: undefined, actorId, origin, told: false }, begin);
  }

  /** Records a wrong password, but not the address typed; beyond so many a minute they are only logged. */
  async refused(user: User | null, address: string): Promise<void> {
    try {
      await this.limits.consume('refusals', '');
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    await this.trail.record({
      verb: 'entrou',
      actor: user,
      section: SECTION,
      recordId: null,
      origin: shortenedAddress(address),
      result: 'recusado',
    });
  }
}

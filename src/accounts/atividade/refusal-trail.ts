import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimits } from '#platform/access/rate-limits.js';
import { shortenedAddress } from '#platform/access/client-of.js';
import { sectionOf, verbOf } from '#platform/audit/audited.decorator.js';
import type { LiveSession } from '../sessions/live-session.js';
import type { User } from '../users/user.entity.js';
import { Trail } from './trail.js';

/** How the trail calls what is about signing in and out. */
export const SIGN_IN_SECTION = 'sessao';

/** The shape of a record's id; anything else that somebody typed is not kept. */
const RECORD = /^[\w-]{1,64}$/;

/** Records in the trail what was refused, only so much a minute: repeated requests cannot fill the disk. */
@Injectable()
export class RefusalTrail {
  constructor(
    private readonly trail: Trail,
    private readonly limits: RateLimits,
  ) {}

  /** Records a wrong password or code, but not the address typed. */
  async signIn(actor: User | null, address: string): Promise<void> {
    if (!(await this.limits.allows('refusals', ''))) return;
    const origin = shortenedAddress(address);
    const section = SIGN_IN_SECTION;
    await this.trail.record({ verb: 'entrou', actor, section, recordId: null, origin, result: 'recusado' });
  }

  /** Records a request of a signed-in person who may not make it. */
  async request({ userId, nome }: LiveSession, context: ExecutionContext): Promise<void> {
    if (!(await this.limits.allows('forbidden', String(userId)))) return;
    const { ip, params } = context.switchToHttp().getRequest<Request>();
    await this.trail.record({
      verb: verbOf(context) ?? 'abriu',
      actor: { id: userId, nome },
      section: sectionOf(context) ?? '',
      recordId: typeof params['id'] === 'string' && RECORD.test(params['id']) ? params['id'] : null,
      origin: shortenedAddress(ip ?? ''),
      result: 'recusado',
    });
  }
}

import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimits } from '#platform/access/rate-limits.js';
import { shortenedAddress } from '#platform/access/client-of.js';
import { sectionOf, verbOf } from '#platform/audit/audited.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import type { LiveSession } from '../sessions/live-session.js';
import { Trail } from './trail.js';

/** The shape of a record's id; anything else that somebody typed is not kept. */
const RECORD = /^[\w-]{1,64}$/;

/** Records in the trail the things that a signed-in person tried and may not do. */
@Injectable()
export class RefusalTrail {
  constructor(
    private readonly trail: Trail,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  /** Records only so many of an account's refusals a minute, so that repeated requests cannot fill the disk. */
  async refused({ userId, nome }: LiveSession, context: ExecutionContext): Promise<void> {
    try {
      await this.limits.consume('forbidden', String(userId));
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    const { ip, params } = context.switchToHttp().getRequest<Request>();
    await this.trail.record({
      verb: verbOf(this.reflector, context) ?? 'abriu',
      actor: { id: userId, nome },
      section: sectionOf(this.reflector, context) ?? '',
      recordId: typeof params['id'] === 'string' && RECORD.test(params['id']) ? params['id'] : null,
      origin: shortenedAddress(ip ?? ''),
      result: 'recusado',
    });
  }
}

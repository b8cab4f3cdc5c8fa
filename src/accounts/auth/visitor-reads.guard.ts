import type { ServerResponse } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AuthenticatedRequest, READ_KIND, type ReadKind } from '#platform/access/access.decorator.js';
import { LoopDelay } from '#platform/access/loop-delay.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { ReadsAtOnce } from '#platform/access/reads-at-once.js';
import { Settings } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { ownNetworks } from '#platform/requests/client-of.js';
import { TokenGuard } from './strategies.js';

/**
 * Refuses visitors' reads that would have to be worked for: all of them while the process is behind, those beyond what
 * it works on at once, those of one client beyond its rate. Kept answers never come here; forms and administrators
 * pass (docs/decisions/0018).
 */
@Injectable()
export class VisitorReadsGuard implements CanActivate {
  private readonly isOwn: (ip: string) => boolean;

  constructor(
    private readonly reflector: Reflector,
    private readonly loop: LoopDelay,
    private readonly atOnce: ReadsAtOnce,
    private readonly limits: RateLimits,
    private readonly tokens: TokenGuard,
    { siteAddresses }: Settings,
  ) {
    this.isOwn = ownNetworks(siteAddresses);
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.userId !== undefined) return true;
    const kind = this.reflector.get<ReadKind | undefined>(READ_KIND, context.getHandler());
    if (kind === 'state') return true;
    if (kind !== 'form' && this.loop.isBehind()) return this.refuse(context, new AppError('overloaded'));
    const ip = request.ip ?? '';
    // most reads are the site's: they make no promise
    if (this.isOwn(ip)) return this.takePlace(kind, context);
    return this.limits.consumeByAddress(kind === 'file' ? 'files' : 'reads', ip).then(
      () => this.takePlace(kind, context),
      (refusal: unknown) => this.refuse(context, refusal),
    );
  }

  /** Takes a place for a read. A request with a token does not wait for one, because an administrator needs none. */
  private takePlace(kind: ReadKind | undefined, context: ExecutionContext): boolean | Promise<boolean> {
    if (kind !== undefined) return true;
    const http = context.switchToHttp();
    const mayWait = http.getRequest<AuthenticatedRequest>().headers.authorization === undefined;
    const taken = this.atOnce.take(http.getResponse<ServerResponse>(), mayWait);
    if (taken === true) return true;
    return Promise.resolve(taken).then((had) => had || this.refuse(context, new AppError('overloaded')));
  }

  /** Refuses a read, unless its token is good: on a route for everybody, nothing has looked at the token before. */
  private async refuse(context: ExecutionContext, refusal: unknown): Promise<true> {
    if ((await this.tokens.sessionOf(context)) === undefined) throw refusal;
    return true;
  }
}

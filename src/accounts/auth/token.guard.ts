import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { LiveSession } from '../sessions/live-session.js';
import { JwtStrategy } from './jwt.strategy.js';

/** Asks passport whose token a request carries. */
@Injectable()
export class TokenGuard extends AuthGuard() {
  constructor(strategy: JwtStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  /** The session of the request's token, if it has a good one. */
  async sessionOf(context: ExecutionContext): Promise<LiveSession | undefined> {
    await this.canActivate(context);
    return context.switchToHttp().getRequest<{ user?: LiveSession }>().user;
  }

  /** Whoever is not known goes on as nobody: what that means the route says. */
  override handleRequest<Known>(error: unknown, known: unknown): Known {
    if (error !== null && error !== undefined) throw error as Error;
    return (known === false ? undefined : known) as Known;
  }
}

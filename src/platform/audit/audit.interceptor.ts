import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../access/access.decorator.js';
import { shortenedAddress } from '../access/client-of.js';
import { type AuditedAction, runAudited } from './audited-action.js';
import { sectionOf, verbOf } from './audited.decorator.js';

/** Makes what a signed-in person changes known to the unit of work that changes it. Visitors' requests pass untouched. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action = this.actionOf(context);
    return action === undefined ? next.handle() : runAudited(action, () => next.handle());
  }

  private actionOf(context: ExecutionContext): AuditedAction | undefined {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.userId === undefined) return undefined;
    const verb = verbOf(this.reflector, context);
    if (verb === undefined) return undefined;
    const section = sectionOf(this.reflector, context);
    if (section === undefined) throw new Error(`${context.getClass().name} states no section`);
    // a page of the site is known by its key
    const { id, chave = id } = request.params;
    const recordId = typeof chave === 'string' ? chave : undefined;
    return {
      verb,
      section,
      recordId,
      actorId: request.userId,
      origin: shortenedAddress(request.ip ?? ''),
      told: false,
    };
  }
}

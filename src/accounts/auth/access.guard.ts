import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Invitations } from '#files/ficheiros/invitations.js';
import {
  ACCESS,
  type Access,
  type AuthenticatedRequest,
  BEFORE_SECOND_STEP,
  INVITATION_HEADER,
  servedResource,
  verbOf,
} from '#platform/access/access.decorator.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { shortenedAddress } from '#platform/requests/client-of.js';
import { Trail } from '../atividade/trail.js';
import { SecondStep } from '../segundo-passo/second-step.service.js';
import type { LiveSession } from '../sessions/live-session.js';
import { TokenGuard } from './strategies.js';

/** The shape of a record's id; anything else that somebody typed is not kept. */
const RECORD = /^[\w-]{1,64}$/;

/** Lets in whom the route names; a route that names nobody is closed. Passport knows the owner of a token. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenGuard,
    private readonly invitations: Invitations,
    private readonly trail: Trail,
    private readonly limits: RateLimits,
    private readonly secondStep: SecondStep,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    // most requests are visitors': no promise is made for them
    if (access === 'public') return true;
    if (access === 'publicAndEditor') {
      const http = context.switchToHttp();
      http.getResponse<Response>().vary('Authorization');
      if (http.getRequest<AuthenticatedRequest>().headers.authorization === undefined) return true;
    }
    return this.admit(access, context);
  }

  private async admit(access: Access | undefined, context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const invitation = request.get(INVITATION_HEADER);
    if (access === 'editorOrInvited' && request.headers.authorization === undefined && invitation !== undefined) {
      request.conviteId = await this.invitations.claimUploadOrThrow(invitation);
      return true;
    }
    const session = await this.tokens.sessionOf(context);
    if (session === undefined) throw new AppError('unauthenticated');
    if (access === undefined) throw new AppError('forbidden');
    await this.requireSecondStep(session, context);
    if (access === 'admin' && session.papel !== 'administracao') {
      await this.recordRefusal(session, context);
      throw new AppError('forbidden', messages.adminOnly);
    }
    request.userId = session.userId;
    request.papel = session.papel;
    http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    return true;
  }

  /** An account that must have a second step and has none may only set one up, or leave. */
  private async requireSecondStep(session: LiveSession, context: ExecutionContext): Promise<void> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_STEP, targets) === true) return;
    if (!(await this.secondStep.isMissing(session))) return;
    // by the field's name the back office knows where to lead
    throw AppError.at('segundoPasso', messages.secondStepMissing, 'forbidden');
  }

  /** Has the trail tell of a request that somebody signed in may not make, only so often a minute for each. */
  private async recordRefusal({ userId, nome }: LiveSession, context: ExecutionContext): Promise<void> {
    if (!(await this.limits.allows('forbidden', String(userId)))) return;
    const { ip, params } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    await this.trail.record({
      quemId: userId,
      quem: nome,
      verbo: verbOf(context) ?? 'abriu',
      secao: servedResource(context) ?? '',
      registo: typeof params['id'] === 'string' && RECORD.test(params['id']) ? params['id'] : null,
      origem: shortenedAddress(ip ?? ''),
      resultado: 'recusado',
    });
  }
}

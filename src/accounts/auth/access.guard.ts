import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Invitations } from '#files/invitations.js';
import {
  ACCESS,
  type Access,
  type AuthenticatedRequest,
  BEFORE_SECOND_STEP,
  INVITATION_HEADER,
} from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { RefusalTrail } from '../atividade/refusal-trail.js';
import { SecondStep } from '../segundo-passo/second-step.service.js';
import type { LiveSession } from '../sessions/live-session.js';
import { TokenGuard } from './jwt.strategy.js';

/** Lets in whom the route names; a route that names nobody is closed. Whose a token is, passport knows. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenGuard,
    private readonly invitations: Invitations,
    private readonly refusals: RefusalTrail,
    private readonly secondStep: SecondStep,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    // most requests are visitors': no promise is made for them
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const { authorization } = http.getRequest<AuthenticatedRequest>().headers;
    if (access === 'publicAndEditor') {
      http.getResponse<Response>().vary('Authorization');
      if (authorization === undefined) return true;
    }
    return this.admit(access, context);
  }

  private async admit(access: Access | undefined, context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const response = http.getResponse<Response>();
    const { authorization } = request.headers;
    const invitation = request.get(INVITATION_HEADER);
    if (access === 'editorOrInvited' && authorization === undefined && invitation !== undefined) {
      request.conviteId = await this.invitations.claimUploadOrThrow(invitation);
      return true;
    }
    const session = await this.tokens.sessionOf(context);
    if (session === undefined) throw new AppError('unauthenticated');
    if (access === undefined) throw new AppError('forbidden');
    await this.requireSecondStep(session, context);
    if (access === 'admin' && session.papel !== 'administracao') {
      await this.refusals.request(session, context);
      throw new AppError('forbidden', messages.adminOnly);
    }
    request.userId = session.userId;
    request.papel = session.papel;
    request.sessionId = session.id;
    response.setHeader('Cache-Control', 'no-store');
    return true;
  }

  /** An account that must have a second step and has none may only set one up, or leave. */
  private async requireSecondStep(session: LiveSession, context: ExecutionContext): Promise<void> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_STEP, targets) === true) return;
    if (!(await this.secondStep.isMissing(session))) return;
    const { secondStepMissing } = messages;
    // by the field's name the back office knows where to lead
    throw AppError.at('segundoPasso', secondStepMissing, 'forbidden');
  }
}

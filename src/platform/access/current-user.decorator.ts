import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Papel } from './access.decorator.js';

/** A request after the guard has let somebody in who has signed in. */
export interface AuthenticatedRequest extends Request {
  userId?: number;
  papel?: Papel;
  /** Their session, which is the `jti` of the token. */
  sessionId?: string;
  /** The invitation whose holder makes the request, where nobody does who has signed in. */
  conviteId?: number;
}

/** The id of the account that makes the request. */
export const CurrentUserId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { userId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (userId === undefined) throw new Error('CurrentUserId is for routes that ask for a token');
  return userId;
});

/** The role of the account that makes the request. */
export const CurrentPapel = createParamDecorator((_data: unknown, context: ExecutionContext): Papel => {
  const { papel } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (papel === undefined) throw new Error('CurrentPapel is for routes that ask for a token');
  return papel;
});

/** Whether somebody makes the request who may edit. */
export const IsEditor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().userId !== undefined,
);

/** The id of the invitation whose holder makes the request, where nobody does who has signed in. */
export const InvitationId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number | undefined =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().conviteId,
);

/** The id of the session in which the request is made. */
export const CurrentSessionId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { sessionId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (sessionId === undefined) throw new Error('CurrentSessionId is for routes that ask for a token');
  return sessionId;
});

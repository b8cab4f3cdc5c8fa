import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** A request after the guard has let an administrator in. */
export interface AuthenticatedRequest extends Request {
  userId?: number;
  /** Their session, which is the `jti` of the token. */
  sessionId?: string;
  /** The invitation whose holder makes the request, where no administrator does. */
  conviteId?: number;
}

/** The id of the administrator who makes the request. */
export const CurrentUserId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { userId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (userId === undefined) throw new Error('CurrentUserId is for routes that only administrators may call');
  return userId;
});

/** Whether an administrator makes the request. */
export const IsAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().userId !== undefined,
);

/** The id of the invitation whose holder makes the request, where no administrator does. */
export const InvitationId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number | undefined =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().conviteId,
);

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** A request after the guard has let an administrator in. */
export interface AuthenticatedRequest extends Request {
  userId?: number;
}

/** The id of the administrator who makes the request. */
export const CurrentUserId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { userId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (userId === undefined) throw new Error('CurrentUserId is for routes that only administrators may call');
  return userId;
});

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from './current-user.decorator.js';

/** The id of the session in which an administrator makes the request. */
export const CurrentSessionId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { sessionId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (sessionId === undefined) throw new Error('CurrentSessionId is for routes that only administrators may call');
  return sessionId;
});

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from './current-user.decorator.js';

/** The id of the session in which the request is made. */
export const CurrentSessionId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { sessionId } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (sessionId === undefined) throw new Error('CurrentSessionId is for routes that ask for a token');
  return sessionId;
});

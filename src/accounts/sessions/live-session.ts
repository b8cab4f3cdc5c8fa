import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { User } from '../account/user.entity.js';
import type { Session } from './session.entity.js';

/** A session whose token is good now, and whose it is: the account as it is now. */
export type LiveSession = Session & Pick<User, 'nome' | 'papel'>;

/** Names the account that somebody changes as their own, and the session in which they do. */
export type OwnSession = Pick<Session, 'userId' | 'id'>;

export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): LiveSession => {
  const { user } = context.switchToHttp().getRequest<{ user?: LiveSession }>();
  if (user === undefined) throw new Error('CurrentSession is for routes that ask for a token');
  return user;
});

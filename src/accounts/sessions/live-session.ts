import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { Refuses } from '#platform/http/answers.js';
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

const RECENT_MS = 10 * MINUTE_MS;
const SENTENCE = 'Por segurança, confirme a sua palavra-passe para continuar.';

/** @throws AppError 'forbidden' where the password of a session was given more than ten minutes ago, or there is none */
export function requireRecentPassword(session: Pick<Session, 'passwordAt'> | undefined): void {
  if (session !== undefined && Date.now() - session.passwordAt.getTime() <= RECENT_MS) return;
  // by the field's name the screen asks for the password (docs/decisions/0102), and does not say that it cannot be done
  throw AppError.at('confirmacao', SENTENCE, 'forbidden');
}

@Injectable()
export class RecentPasswordGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    requireRecentPassword(context.switchToHttp().getRequest<{ user?: Session }>().user);
    return true;
  }
}

export const AsksPassword = () =>
  applyDecorators(
    UseGuards(RecentPasswordGuard),
    Refuses({ 403: 'A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.' }),
  );

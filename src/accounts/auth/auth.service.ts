import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { shortenedAddress } from '#platform/access/client-of.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { runAudited } from '#platform/audit/audited-action.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { RefusalTrail, SIGN_IN_SECTION } from '../atividade/refusal-trail.js';
import { type Client, SessionsService } from '../sessions/sessions.service.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { UserRefDto } from '../users/user.dto.js';
import { isAccountOpen, type User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { LoginChallenge } from './login-challenge.js';
import type { LoginDto, LoginResult } from './login.dto.js';

@Injectable()
export class AuthService {
  private readonly logger = new Logger('Auth');

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly challenge: LoginChallenge,
    private readonly refusals: RefusalTrail,
  ) {}

  /** @throws AppError 'unauthenticated' alike, in words and in time, for a wrong password and an unknown email */
  async check(login: LoginDto, client: Client): Promise<User> {
    const user = await this.users.findByEmail(login.email);
    await this.limitGuesses(login, user, client);
    if (!(await this.passwords.verify(user?.passwordHash, login.password)) || user === null) {
      this.logger.warn('a login was refused');
      await this.refusals.signIn(user, client.address);
      throw new AppError('unauthenticated', 'E-mail ou palavra-passe incorretos.');
    }
    return user;
  }

  /** Begins the session of a user who has shown all that the account asks for. @returns the answer, and what the browser is known by from now on */
  async signIn(user: User, client: Client): Promise<{ result: LoginResult; browserToken: string }> {
    await this.requireOpen(user, client);
    const { id: actorId } = user;
    const origin = shortenedAddress(client.address);
    const action = { verb: 'entrou', section: SIGN_IN_SECTION, recordId: undefined, actorId, origin } as const;
    const { id, browserToken } = await runAudited(action, () => this.sessions.begin(user, client));
    const token = await this.jwt.signAsync({ userId: actorId }, { jwtid: id });
    return { result: { token, user: toAnswer(UserRefDto, user) }, browserToken };
  }

  /**
   * Bounds the guesses at one account, from however many addresses they come. A browser in which the account's owner has
   * signed in before has a limit of its own, and everybody else goes on past the account's at the price of a proof of
   * work: guessing gets expensive, and no stranger can lock an administrator out.
   * @throws AppError 'tooMany', at `recaptcha` where a proof of work is wanted; 'invalid' for a wrong one
   */
  private async limitGuesses(
    { email, recaptcha }: LoginDto,
    user: User | null,
    { browserToken }: Client,
  ): Promise<void> {
    const account = sha256(normalEmail(email));
    if (browserToken !== undefined && (await this.sessions.knowsBrowser(user?.id, browserToken))) {
      await this.limits.consume('account', `${account}:${sha256(browserToken)}`);
      return;
    }
    await this.challenge.countOrSpend({ rate: 'account', key: account, wanted: messages.proofWanted }, recaptcha);
  }

  private async requireOpen(user: User, { address }: Client): Promise<void> {
    if (isAccountOpen(user)) return;
    await this.refusals.signIn(user, address);
    // only those who know the password are told that the account is switched off
    throw new AppError('forbidden', 'Esta conta está desligada. Fale com quem administra o site.');
  }
}

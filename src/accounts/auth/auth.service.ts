import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppError } from '../../platform/errors/app-error.js';
import { SignInTrail } from '../atividade/sign-in-trail.js';
import type { Client } from '../sessions/client.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { accountClosed } from '../users/account-closed.js';
import { isAccountOpen } from '../users/account-open.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { UserRefDto } from '../users/user.dto.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LoginDto, LoginResult } from './login.dto.js';
import { LoginThrottle } from './login-throttle.js';

/** Signing in. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger('Auth');

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly trail: SignInTrail,
  ) {}

  /** @throws AppError 'unauthenticated' alike, in words and in time, for a wrong password and an unknown email */
  async check(login: LoginDto, client: Client): Promise<User> {
    const user = await this.users.findByEmail(login.email);
    await this.throttle.check(login, user, client);
    if (!(await this.passwords.verify(user?.passwordHash, login.password)) || user === null) {
      this.logger.warn('a login was refused');
      await this.trail.refused(user, client.address);
      throw new AppError('unauthenticated', 'Email ou password incorretos.');
    }
    return user;
  }

  /** Begins the session of a user who has shown all that the account asks for. @returns the answer, and what the browser is known by from now on */
  async signIn(user: User, client: Client): Promise<{ result: LoginResult; browserToken: string }> {
    await this.requireOpen(user, client);
    const { id, browserToken } = await this.trail.signedIn(user, client.address, () =>
      this.sessions.begin(user, client),
    );
    const token = await this.jwt.signAsync({ userId: user.id }, { jwtid: id });
    return { result: { token, user: UserRefDto.of(user) }, browserToken };
  }

  /** Only who knows the password comes so far. */
  private async requireOpen(user: User, { address }: Client): Promise<void> {
    if (isAccountOpen(user)) return;
    await this.trail.refused(user, address);
    throw accountClosed();
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { UserDto } from '../users/user.dto.js';
import { normalEmail, UsersService } from '../users/users.service.js';
import type { LoginDto, LoginResult } from './login.dto.js';
import { LoginThrottle } from './login-throttle.js';
import { Tokens } from './tokens.js';

/** Signing in. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger('Auth');

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly tokens: Tokens,
    private readonly throttle: LoginThrottle,
  ) {}

  /** @throws AppError 'unauthenticated' alike, in words and in time, for a wrong password and an unknown email */
  async login({ email, password }: LoginDto, address: string): Promise<LoginResult> {
    const user = await this.users.findByEmail(email);
    await this.throttle.check(normalEmail(email), user, address);
    if (!(await this.passwords.verify(user?.passwordHash, password)) || user === null) {
      this.logger.warn('a login was refused');
      throw new AppError('unauthenticated', 'Email ou password incorretos.');
    }
    await this.throttle.remember(user, address);
    return { token: await this.tokens.issue(user), user: UserDto.from(user) };
  }
}

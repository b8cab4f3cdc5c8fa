import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { browserCookie } from './browser-cookie.js';
import type { LoginDto } from './login.dto.js';

/** Knows administrators by e-mail and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  /** Passport keeps strategies by name for the whole process, in which several applications may live. */
  override readonly name = `password-${randomUUID()}`;

  constructor(
    private readonly auth: AuthService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
    passport.use(this.name, this);
  }

  /** The request's body has been looked at before. */
  validate(request: Request): Promise<User> {
    return this.auth.check(request.body as LoginDto, browserCookie(this.settings).clientOf(request));
  }
}

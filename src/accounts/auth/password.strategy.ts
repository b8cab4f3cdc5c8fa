import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { BrowserCookie } from './browser-cookie.js';
import type { LoginDto } from './login.dto.js';

/** Knows administrators by e-mail and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  /** Passport keeps strategies by name for the whole process, in which several applications may live. */
  override readonly name = `password-${randomUUID()}`;

  constructor(
    private readonly auth: AuthService,
    private readonly cookie: BrowserCookie,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
    passport.use(this.name, this);
  }

  /** The request's body has been looked at before. */
  validate(request: Request): Promise<User> {
    return this.auth.check(request.body as LoginDto, this.cookie.clientOf(request));
  }
}

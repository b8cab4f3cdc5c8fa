import { randomUUID } from 'node:crypto';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { Observable } from 'rxjs';
import { BodyPipe } from '#platform/http/body.pipe.js';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { BrowserCookie } from './browser-cookie.js';
import { LoginDto } from './login.dto.js';

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

  /** {@link PasswordSignIn} has validated the body before. */
  validate(request: Request): Promise<User> {
    return this.auth.check(request.body as LoginDto, this.cookie.clientOf(request));
  }
}

@Injectable()
export class PasswordSignIn extends AuthGuard() implements NestInterceptor {
  private readonly pipe = new BodyPipe();

  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.pipe.transform(request.body, { type: 'body', metatype: LoginDto });
    await this.canActivate(context);
    return next.handle();
  }

  override handleRequest<Known>(error: unknown, known: Known): Known {
    if (error !== null && error !== undefined) throw error as Error;
    return known;
  }
}

/** Hands a handler the user whom {@link PasswordSignIn} has let in. */
export const SignedIn = createParamDecorator(
  (_data: unknown, context: ExecutionContext): User =>
    context.switchToHttp().getRequest<Request & { user: User }>().user,
);

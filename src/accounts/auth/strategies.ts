import { createSecretKey, randomUUID } from 'node:crypto';
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
import { Strategy as JwtInHeader } from 'passport-jwt';
import { Strategy as PasswordInBody } from 'passport-local';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { BodyPipe } from '#platform/http/body.pipe.js';
import { parseJson } from '#platform/http/json.js';
import type { Secrets } from '#platform/secrets/secrets.js';
import type { LiveSession } from '../sessions/live-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../account/user.entity.js';
import { AuthService } from './auth.service.js';
import { BrowserCookie } from './browser-cookie.js';
import { LoginDto } from './login.dto.js';

/** Passport keeps strategies by name for the whole process, in which several applications may live. */
const ownName = (strategy: string): string => `${strategy}-${randomUUID()}`;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

const payload = z.object({ userId: z.int().positive(), jti: z.uuid(), exp: z.number() });

/** How far the clocks of two machines that share the secret may differ. */
const LEEWAY_SECONDS = 60;

/** Recognises people by their token: from its header only, of one algorithm, `exp` required, its session still there. */
@Injectable()
export class JwtStrategy extends PassportStrategy(JwtInHeader) {
  override readonly name = ownName('jwt');

  constructor(
    private readonly sessions: SessionsService,
    private readonly settings: Settings,
  ) {
    const secrets = installationSecrets(settings);
    super({
      jwtFromRequest: ({ headers }: Request) => BEARER.exec(headers.authorization ?? '')?.[1] ?? null,
      secretOrKeyProvider: (_request: Request, token: string, done: (error: unknown, key?: Buffer) => void) => {
        const key = tokenKey(secrets, token);
        if (key === undefined) done(new Error('of no secret that we have'));
        // what is no KeyObject yet is first tried as a public key, which takes 50 times as long as the rest
        else done(null, createSecretKey(key) as unknown as Buffer);
      },
      algorithms: ['HS256'],
    });
    passport.use(this.name, this);
  }

  /** @param claims of a token that is ours and has not expired */
  async validate(claims: unknown): Promise<LiveSession | false> {
    const { data } = payload.safeParse(claims);
    const latest = Date.now() / 1000 + this.settings.jwtExpiresInSeconds + LEEWAY_SECONDS;
    if (data === undefined || data.exp > latest) return false;
    return (await this.sessions.find(data.jti, data.userId)) ?? false;
  }
}

@Injectable()
export class TokenGuard extends AuthGuard() {
  constructor(strategy: JwtStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  async sessionOf(context: ExecutionContext): Promise<LiveSession | undefined> {
    await this.canActivate(context);
    return context.switchToHttp().getRequest<{ user?: LiveSession }>().user;
  }

  /** A request without a good token goes on as nobody's; the route decides what that means. */
  override handleRequest<Known>(error: unknown, known: unknown): Known {
    if (error !== null && error !== undefined) throw error as Error;
    return (known === false ? undefined : known) as Known;
  }
}

/** The key that a token names as its `kid` (RFC 7515). */
function tokenKey(secrets: Secrets, token: string): Buffer | undefined {
  const [header = ''] = token.split('.');
  const named = parseJson(Buffer.from(header, 'base64url').toString('utf8')) as { kid?: unknown } | null | undefined;
  return typeof named?.kid === 'string' ? secrets.find('token', named.kid)?.bytes : undefined;
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(PasswordInBody) {
  override readonly name = ownName('password');

  constructor(
    private readonly auth: AuthService,
    private readonly cookie: BrowserCookie,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
    passport.use(this.name, this);
  }

  /** {@link PasswordSignIn} has validated the body before. */
  validate(request: Request): Promise<User> {
    return this.auth.checkPassword(request.body as LoginDto, this.cookie.clientOf(request));
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
}

/** Hands a handler the user whom {@link PasswordSignIn} has let in. */
export const SignedIn = createParamDecorator(
  (_data: unknown, context: ExecutionContext): User =>
    context.switchToHttp().getRequest<Request & { user: User }>().user,
);

import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { installationSecrets } from '../../platform/config/secret.js';
import type { LiveSession } from '../sessions/live-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { tokenKey } from './token-key.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

const payload = z.object({ userId: z.int().positive(), jti: z.uuid(), exp: z.number() });

/** How far the clocks of two machines that share the secret may differ. */
const LEEWAY_SECONDS = 60;

/** Knows administrators by their token: from its header only, of one algorithm, `exp` required, its session still there. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  /** Passport keeps strategies by name for the whole process, in which several applications may live. */
  override readonly name = `jwt-${randomUUID()}`;

  constructor(
    private readonly sessions: SessionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const secrets = installationSecrets(settings);
    super({
      jwtFromRequest: ({ headers }: Request) => BEARER.exec(headers.authorization ?? '')?.[1] ?? null,
      secretOrKeyProvider: (
        _request: Request,
        token: string,
        done: (error: unknown, key?: string | Buffer) => void,
      ) => {
        const key = tokenKey(secrets, token);
        done(key === undefined ? new Error('of no secret that we have') : null, key);
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

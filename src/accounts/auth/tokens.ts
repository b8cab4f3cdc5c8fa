import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import type { User } from '../users/user.entity.js';

const payload = z.object({ userId: z.int().positive(), sessao: z.uuid(), exp: z.number() });

/** How far the clocks of two machines that share the secret may differ. */
const LEEWAY_SECONDS = 60;

/** What a valid token says: whose it is and of which session. */
export type TokenPayload = Pick<z.infer<typeof payload>, 'userId' | 'sessao'>;

/** Makes and reads the administrators' tokens (one algorithm, `exp` required and no later than a session's end). */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  issue({ id, sessionId }: Pick<User, 'id' | 'sessionId'>): Promise<string> {
    return this.jwt.signAsync({ userId: id, sessao: sessionId });
  }

  /** @returns undefined for anything that is not a token of ours, whole and unexpired */
  async read(token: string): Promise<TokenPayload | undefined> {
    try {
      const said = payload.parse(await this.jwt.verifyAsync<object>(token));
      const latest = Date.now() / 1000 + this.settings.jwtExpiresInSeconds + LEEWAY_SECONDS;
      return said.exp <= latest ? said : undefined;
    } catch {
      return undefined;
    }
  }
}

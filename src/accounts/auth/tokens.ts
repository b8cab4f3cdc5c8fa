import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { User } from '../users/user.entity.js';

const payload = z.object({ userId: z.int().positive(), sessao: z.uuid(), exp: z.number() });

/** What a valid token says: whose it is and of which session. */
export type TokenPayload = Pick<z.infer<typeof payload>, 'userId' | 'sessao'>;

/** Makes and reads the administrators' tokens (one algorithm, `exp` required). */
@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  issue({ id, sessionId }: Pick<User, 'id' | 'sessionId'>): Promise<string> {
    return this.jwt.signAsync({ userId: id, sessao: sessionId });
  }

  /** @returns undefined for anything that is not a token of ours, whole and unexpired */
  async read(token: string): Promise<TokenPayload | undefined> {
    try {
      return payload.parse(await this.jwt.verifyAsync<object>(token));
    } catch {
      return undefined;
    }
  }
}

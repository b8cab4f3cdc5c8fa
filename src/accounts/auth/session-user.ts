import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Tokens } from './tokens.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Knows administrators by the token that they send. */
@Injectable()
export class SessionUser {
  constructor(
    private readonly tokens: Tokens,
    private readonly users: UsersService,
  ) {}

  /** @param authorization the request's header */
  async of(authorization: string | undefined): Promise<User | undefined> {
    const token = BEARER.exec(authorization ?? '')?.[1];
    const said = token === undefined ? undefined : await this.tokens.read(token);
    return said && (await this.users.findBySession(said.userId, said.sessao));
  }
}

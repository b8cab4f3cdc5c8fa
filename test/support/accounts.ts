import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { Session } from '../../src/accounts/sessions/session.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { settings } from '../../src/platform/config/settings.js';
import { HOUR_MS } from '../../src/platform/dates/durations.js';

export const inAnHour = (): number => Math.floor((Date.now() + HOUR_MS) / 1000);

/** A token of our own making. */
export const signed = (
  claims: object,
  secret = settings.jwtSecret,
  algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256',
): string => new JwtService({ secret }).sign(claims, { algorithm });

/** What a good token of an account says. */
export interface Claims {
  userId: number;
  jti: string;
  exp: number;
}

let count = 0;

/** Makes an account whose password nobody knows. */
export async function makeAccount({ manager }: DataSource, changed: Partial<User> = {}): Promise<User> {
  count += 1;
  const account = {
    nome: `Conta ${count}`,
    email: `conta${count}@exemplo.pt`,
    passwordHash: 'x',
    generation: randomUUID(),
    papel: 'administracao' as const,
    ativo: true,
    ultimoDia: null,
    vistoEm: null,
    createdAt: new Date(),
  };
  return manager.save(User, manager.create(User, { ...account, ...changed }));
}

/** Begins a session of an account, without a sign-in. */
export async function makeSession(
  { manager }: DataSource,
  { id: userId, generation }: Pick<User, 'id' | 'generation'>,
): Promise<Claims> {
  const now = new Date();
  const id = randomUUID();
  const times = { createdAt: now, lastSeenAt: now, passwordAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) };
  await manager.insert(Session, { id, userId, generation, ...times, browser: '', address: '' });
  return { userId, jti: id, exp: inAnHour() };
}

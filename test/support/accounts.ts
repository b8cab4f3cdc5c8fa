import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { Session } from '#accounts/sessions/session.entity.js';
import { User } from '#accounts/account/user.entity.js';
import { installationSecrets } from '#platform/config/secret.js';
import { settings } from '#platform/config/settings.js';
import { HOUR_MS } from '#platform/dates/durations.js';

export const inAnHour = (): number => Math.floor((Date.now() + HOUR_MS) / 1000);

const newest = () => installationSecrets(settings).current('token');

interface SignedWith {
  secret?: string | Buffer;
  keyid?: string;
  algorithm?: 'HS256' | 'HS384' | 'HS512';
}

/** A token of our own making: as the API signs them, but for what is said. */
export const signed = (
  claims: object,
  { secret = newest().bytes, keyid = newest().kid, algorithm = 'HS256' }: SignedWith = {},
): string => new JwtService({ secret }).sign(claims, { algorithm, keyid });

/** The claims of a valid token of an account. */
export interface Claims {
  userId: number;
  jti: string;
  exp: number;
}

let count = 0;

/** Makes an account whose password nobody knows. */
export async function makeAccount(
  { manager }: Pick<DataSource, 'manager'>,
  changed: Partial<User> = {},
): Promise<User> {
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
  changed: Partial<Session> = {},
): Promise<Claims> {
  const now = new Date();
  const id = randomUUID();
  const times = { createdAt: now, lastSeenAt: now, passwordAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) };
  await manager.insert(Session, {
    id,
    userId,
    generation,
    ...times,
    browser: '',
    browserHash: null,
    address: '',
    ...changed,
  });
  return { userId, jti: id, exp: inAnHour() };
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { AppError } from '#platform/errors/app-error.js';
import { isGuessablePassword } from '#platform/secrets/guessable-password.js';
import { NO_PASSWORD, type User } from '../account/user.entity.js';

/** OWASP's argon2id parameters (19 MiB, 2 passes, 1 lane). Algorithm 2 is argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARALLEL_HASHES = 2;
/** The most that may wait, some two seconds' work: one more is better refused than left to wait longer. */
const MAX_WAITING = 100;

/** Hashes passwords off the event loop, few at a time and few waiting, so that a flood of logins can take neither all memory nor all time. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new Semaphore(PARALLEL_HASHES);
  private inHand = 0;
  private readonly decoy = this.hash(randomBytes(16).toString('hex'));

  /** @throws AppError 'unavailable' where too many wait already */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, ARGON2ID));
  }

  /** Takes as long without a hash, or with an empty one. @throws AppError 'unavailable' where too many wait already */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const known = stored === undefined || stored === NO_PASSWORD ? undefined : stored;
    const against = known ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && known !== undefined;
  }

  /** Hashes a password that a user chooses. @throws AppError 'invalid' for the one that somebody else chose for them */
  async hashOwn({ passwordFromOther, passwordHash }: User, password: string, field: string): Promise<string> {
    if (passwordFromOther && (await this.verify(passwordHash, password)))
      throw AppError.at(field, 'Escolha uma palavra-passe diferente da que lhe deram.');
    return this.hash(password);
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inHand >= PARALLEL_HASHES + MAX_WAITING) throw new AppError('unavailable');
    this.inHand += 1;
    try {
      return await this.turns.runExclusive(work);
    } finally {
      this.inHand -= 1;
    }
  }
}

/** @throws AppError 'invalid' for a password that everybody guesses; `field` is where it was typed */
export function requireGoodPassword(password: string, field = 'password'): void {
  if (!isGuessablePassword(password)) return;
  throw AppError.at(field, 'Esta palavra-passe é demasiado comum. Escolha outra.');
}

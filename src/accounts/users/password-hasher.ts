import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';

/** OWASP's argon2id parameters (19 MiB, 2 passes, 1 lane). Algorithm 2 is argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARALLEL_HASHES = 2;

/** Hashes passwords off the event loop, few at a time, so that a flood of logins cannot take all memory. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new Semaphore(PARALLEL_HASHES);
  private readonly decoy = this.hash(randomBytes(16).toString('hex'));

  hash(password: string): Promise<string> {
    return this.turns.runExclusive(() => hash(password, ARGON2ID));
  }

  /** Takes as long for an unknown user (no hash) as for a known one. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoy);
    const matches = await this.turns.runExclusive(() => verify(against, password));
    return matches && stored !== undefined;
  }
}

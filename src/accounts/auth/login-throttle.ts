import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RateLimits } from '../../platform/access/rate-limits.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { signingSecret } from '../../platform/config/secret.js';
import { Transactions } from '../../platform/database/transactions.js';
import { KnownAddress } from '../users/known-address.entity.js';
import type { User } from '../users/user.entity.js';

/**
 * Bounds the guesses at one account, from however many addresses they come. An address from which the account's owner
 * has signed in before is exempt (its own limit still holds), so no stranger can lock an administrator out.
 */
@Injectable()
export class LoginThrottle {
  private readonly key: string;

  constructor(
    private readonly limits: RateLimits,
    @InjectRepository(KnownAddress) private readonly known: Repository<KnownAddress>,
    private readonly transactions: Transactions,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.key = signingSecret(settings);
  }

  /** @throws AppError 'tooMany' */
  async check(email: string, user: User | null, address: string): Promise<void> {
    if (user !== null && (await this.known.existsBy({ userId: user.id, addressHash: this.hash(address) }))) return;
    await this.limits.consume('account', this.hash(email));
  }

  /** Notes that `user` signed in from `address`. */
  async remember(user: User, address: string): Promise<void> {
    const addressHash = this.hash(address);
    if (await this.known.existsBy({ userId: user.id, addressHash })) return;
    await this.transactions.run(async (manager) => {
      await manager.upsert(KnownAddress, { userId: user.id, addressHash, createdAt: new Date() }, [
        'userId',
        'addressHash',
      ]);
    });
  }

  private hash(value: string): string {
    return createHmac('sha256', this.key).update(value).digest('hex');
  }
}

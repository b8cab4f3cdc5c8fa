import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Link } from '../../accounts/links/link.entity.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RetentionJob } from '../../platform/jobs/jobs.js';

/** Forgets whose the links to own data were that are over. */
@Injectable()
export class EndedLinksJob extends RetentionJob {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override removeOutdated(now: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const where = { purpose: 'own-data' as const, expiresAt: LessThan(now), email: Not(IsNull()) };
      const ended = await manager.find(Link, { select: { id: true }, where, take: limit });
      await manager.update(Link, { id: In(ended.map(({ id }) => id)) }, { email: null });
      return ended.length;
    });
  }
}

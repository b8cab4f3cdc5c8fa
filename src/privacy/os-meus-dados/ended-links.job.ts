import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { RetentionJob } from '../../platform/jobs/retention-job.js';
import { DataLink } from './data-link.entity.js';

/** Forgets whose the links were that are over. */
@Injectable()
export class EndedLinksJob extends RetentionJob {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override removeOutdated(now: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const where = { expiresAt: LessThan(now), email: Not(IsNull()) };
      const ended = await manager.find(DataLink, { select: { id: true }, where, take: limit });
      await manager.update(DataLink, { id: In(ended.map(({ id }) => id)) }, { email: null });
      return ended.length;
    });
  }
}

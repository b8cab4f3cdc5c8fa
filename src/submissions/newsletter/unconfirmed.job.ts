import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { RetentionJob } from '../../platform/jobs/retention-job.js';
import { CONFIRMATION_DAYS } from './links.service.js';
import { NewsletterLink } from './newsletter-link.entity.js';
import { Subscritor } from './subscritor.entity.js';

/** Forgets people who never confirmed, as their message promised. */
@Injectable()
export class UnconfirmedJob extends RetentionJob {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override removeOutdated(now: Date, limit: number): Promise<number> {
    const requestedAt = LessThan(new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS));
    return this.transactions.run(async (manager) => {
      // locked, so that nobody who confirms at this moment is forgotten
      const where = { confirmada: false, requestedAt };
      const rows = await manager.find(Subscritor, { where, take: limit, ...forUpdate });
      if (rows.length === 0) return 0;
      const addressHash = In(rows.map((row) => row.addressHash));
      await manager.delete(NewsletterLink, { addressHash, purpose: 'confirm' });
      await manager.remove(Subscritor, rows);
      return rows.length;
    });
  }
}

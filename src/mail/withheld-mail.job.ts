import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { SETTINGS } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/config.js';
import { Transactions } from '../platform/database/transactions.js';
import { RetentionJob } from '../platform/jobs/jobs.js';
import { roomLeft } from './daily-limits.js';
import { Outbox } from './outbox.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Lets out what was held back for the ceiling of the whole system, the oldest first, as far as there is room again. */
@Injectable()
export class WithheldMailJob extends RetentionJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async removeOutdated(now: Date, limit: number): Promise<number> {
    const released = await this.transactions.run(async (manager) => {
      const take = Math.min(limit, await roomLeft(manager, this.settings.mail.dailyLimit, now));
      if (take === 0) return 0;
      const waiting = await manager.find(OutgoingMail, {
        select: { id: true },
        where: { heldFor: 'ceiling' },
        order: { createdAt: 'ASC', id: 'ASC' },
        take,
      });
      if (waiting.length === 0) return 0;
      // counted as today's, and tried for as long as any other
      const today = { heldFor: null, createdAt: now, nextAttemptAt: now };
      await manager.update(OutgoingMail, { id: In(waiting.map(({ id }) => id)) }, today);
      return waiting.length;
    });
    if (released > 0) this.outbox.wake();
    return released;
  }
}

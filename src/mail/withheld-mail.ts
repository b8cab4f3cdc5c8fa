import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../contract/periods.js';
import { visitorKinds } from './mail-message.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { afterCommit, Transactions } from '#platform/database/transactions.js';
import { RemovesOutdated } from '#platform/jobs/jobs.js';
import { countRoomLeft } from './daily-limits.js';
import { Outbox } from './outbox.js';

@Injectable()
export class WithheldMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** @returns what waits for the ceiling of the day, and what of the last week will never be sent */
  async figures(now = new Date()): Promise<{ waiting: number; notSent: number }> {
    const { manager } = this.transactions;
    const createdAt = MoreThan(new Date(now.getTime() - periods.withheldMailDays * DAY_MS));
    const kind = In([...visitorKinds, 'recovery']);
    const [waiting, notSent] = await Promise.all([
      manager.countBy(OutgoingMail, { heldFor: 'ceiling' }),
      manager.countBy(OutgoingMail, { heldFor: In(['address', 'client']), kind, createdAt }),
    ]);
    return { waiting, notSent };
  }

  /** Lets out what was held back for the ceiling of the whole system, the oldest first, as far as there is room again. */
  @RemovesOutdated()
  async removeOutdated(now: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const take = Math.min(limit, await countRoomLeft(manager, this.settings.mail.dailyLimit, now));
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
      afterCommit(manager, () => this.outbox.wake());
      return waiting.length;
    });
  }
}

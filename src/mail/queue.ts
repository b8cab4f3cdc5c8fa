import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { Settings } from '#platform/config/config.js';
import type { MailTiming } from '#platform/config/timings.js';
import { Transactions } from '#platform/database/transactions.js';
import type { MailFailure } from './mailer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** The outbox as workers see it: a claim is written where it is still free, so of two workers one changes the row. */
@Injectable()
export class MailQueue {
  private readonly timing: MailTiming;

  constructor(
    private readonly transactions: Transactions,
    settings: Settings,
  ) {
    this.timing = settings.mail.timing;
  }

  async take(limit: number): Promise<OutgoingMail[]> {
    return this.transactions.run(async (manager) => {
      const now = new Date();
      const free = { state: 'pending' as const, nextAttemptAt: LessThanOrEqual(now), heldFor: IsNull() };
      const due = await manager.find(OutgoingMail, {
        select: { id: true },
        where: free,
        order: { nextAttemptAt: 'ASC', id: 'ASC' },
        take: limit,
      });
      if (due.length === 0) return [];
      const id = In(due.map((mail) => mail.id));
      const leasedBy = randomUUID();
      const claim = { leasedBy, nextAttemptAt: new Date(now.getTime() + this.timing.lease) };
      await manager.update(OutgoingMail, { id, ...free }, { ...claim, attempts: () => 'attempts + 1' });
      return manager.findBy(OutgoingMail, { id, leasedBy });
    });
  }

  /** Notes that a message is out, without its words and address. @returns whether it is still known */
  async sent(mail: OutgoingMail): Promise<boolean> {
    return this.settle(mail, {
      state: 'sent',
      sentAt: new Date(),
      recipient: '',
      replyTo: null,
      subject: '',
      text: '',
      unsubscribeUrl: null,
      error: null,
    });
  }

  /** Notes a failed try. @returns whether the message is given up */
  async failed(mail: OutgoingMail, failure: MailFailure): Promise<boolean> {
    const { retry, retryMax, giveUp } = this.timing;
    const now = Date.now();
    const lost = failure.permanent || now - mail.createdAt.getTime() >= giveUp;
    // up to half of the wait is left to chance, so that what failed together does not come back together
    const wait = Math.min(retry * 2 ** (mail.attempts - 1), retryMax) * (0.5 + Math.random() / 2);
    await this.settle(mail, {
      state: lost ? 'failed' : 'pending',
      nextAttemptAt: new Date(now + wait),
      error: failure.code.slice(0, 100),
    });
    return lost;
  }

  private async settle({ id, leasedBy }: OutgoingMail, change: Partial<OutgoingMail>): Promise<boolean> {
    if (leasedBy === null) throw new Error('only a claimed message can be settled');
    return this.transactions.run(async (manager) => {
      const { affected } = await manager.update(OutgoingMail, { id, leasedBy }, { ...change, leasedBy: null });
      return affected === 1 || manager.existsBy(OutgoingMail, { id });
    });
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { Settings } from '#platform/config/config.js';
import type { MailTiming } from '#platform/config/timings.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { onBehalfOf } from '#platform/requests/request-id.js';
import { Mailer, MailFailure } from './mailer.js';
import { Outbox } from './outbox.js';
import { OutgoingMail, WITHOUT_WORDS } from './outgoing-mail.entity.js';

/** Messages that one process hands over at the same time, so that one slow receiver does not hold up all. */
const CONCURRENCY = 5;
const SETTLE_RETRY_MS = 500;
/** The rest after a claim, so that those that end or are written meanwhile are claimed together. */
const REST_MS = 25;

/** Sends what the outbox holds: at once when this process wrote it, and by looking from time to time. */
@Injectable()
export class MailWorker extends DueWorker {
  protected override readonly logger = new Logger('Mail');
  protected override readonly signal;
  protected override readonly lookMs;
  private readonly timing: MailTiming;
  private readonly running = new Set<Promise<void>>();
  private readonly handOvers = new Set<AbortController>();

  constructor(
    outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
    this.timing = settings.mail.timing;
    this.signal = outbox.signal;
    this.lookMs = this.timing.poll;
  }

  override onApplicationBootstrap(): void {
    const { dataDir, mail } = this.settings;
    this.logger.log(mail.smtpUrl === undefined ? `Os e-mails ficam em ${dataDir}/mail.` : 'Os e-mails saem por SMTP.');
    super.onApplicationBootstrap();
  }

  /** Takes nothing more, lets what is being handed over end, and returns what does not end in time to the queue. */
  override async beforeApplicationShutdown(): Promise<void> {
    const shutdownGrace = setTimeout(() => {
      for (const handOver of this.handOvers) handOver.abort();
    }, this.timing.shutdownGrace);
    await super.beforeApplicationShutdown();
    await Promise.all(this.running);
    clearTimeout(shutdownGrace);
    this.mailer.close();
  }

  /** Begins as many as there is room for; each that ends has it look again. */
  override async doDue(): Promise<void> {
    const free = CONCURRENCY - this.running.size;
    if (free === 0) return;
    for (const mail of await this.claim(free)) this.start(mail);
    await wait(REST_MS);
  }

  private start(mail: OutgoingMail): void {
    const { requestId } = mail;
    const deliver = () => this.deliver(mail);
    const delivery = (requestId === null ? deliver() : onBehalfOf(requestId, deliver))
      .catch((error: unknown) => this.logger.error({ mail: mail.id, error: String(databaseTrouble(error) ?? error) }))
      .finally(() => {
        this.running.delete(delivery);
        this.signal.raise();
      });
    this.running.add(delivery);
  }

  private async deliver(mail: OutgoingMail): Promise<void> {
    const failure = await this.handOver(mail);
    if (failure === undefined) {
      const known = await this.settle(() => this.sent(mail));
      this.logger.log({ mail: mail.id, kind: mail.kind, tries: mail.attempts, sent: true });
      if (!known) await this.mailer.forget(new Set([mail.idempotencyKey]));
      return;
    }
    const lost = await this.settle(() => this.failed(mail, failure));
    const said = { mail: mail.id, kind: mail.kind, tries: mail.attempts, failure: failure.code };
    if (lost) this.logger.error({ ...said, given: 'up' });
    else this.logger.warn(said);
  }

  private async handOver(mail: OutgoingMail): Promise<MailFailure | undefined> {
    // not AbortSignal.any() of a timeout: Node 20 collects such a timeout as garbage, and it never comes
    const handOver = new AbortController();
    const limit = setTimeout(() => handOver.abort(), this.timing.send);
    this.handOvers.add(handOver);
    try {
      await this.mailer.send(mail, handOver.signal);
      return undefined;
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('UNKNOWN', false);
    } finally {
      clearTimeout(limit);
      this.handOvers.delete(handOver);
    }
  }

  /** A database that is away for a moment must not make a message that is out go out again: tries while the claim holds. */
  private async settle<Result>(note: () => Promise<Result>): Promise<Result> {
    const end = Date.now() + this.timing.lease - this.timing.send;
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (databaseTrouble(error) === undefined || Date.now() > end || this.stopping) throw error;
        await wait(SETTLE_RETRY_MS);
      }
    }
  }

  /** Claims messages where they are still free, so of two workers one changes the row (docs/decisions/0059). */
  private claim(limit: number): Promise<OutgoingMail[]> {
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
  private sent(mail: OutgoingMail): Promise<boolean> {
    return this.release(mail, { ...WITHOUT_WORDS, state: 'sent', sentAt: new Date(), error: null });
  }

  /** Notes a failed try. @returns whether the message is given up */
  private async failed(mail: OutgoingMail, failure: MailFailure): Promise<boolean> {
    const { retry, retryMax, giveUp } = this.timing;
    const now = Date.now();
    const lost = failure.permanent || now - mail.createdAt.getTime() >= giveUp;
    // up to half of the wait is left to chance, so that what failed together does not come back together
    const delay = Math.min(retry * 2 ** (mail.attempts - 1), retryMax) * (0.5 + Math.random() / 2);
    await this.release(mail, {
      state: lost ? 'failed' : 'pending',
      nextAttemptAt: new Date(now + delay),
      error: failure.code.slice(0, 100),
    });
    return lost;
  }

  private async release({ id, leasedBy }: OutgoingMail, change: Partial<OutgoingMail>): Promise<boolean> {
    if (leasedBy === null) throw new Error('only a claimed message can be settled');
    return this.transactions.run(async (manager) => {
      const { affected } = await manager.update(OutgoingMail, { id, leasedBy }, { ...change, leasedBy: null });
      return affected === 1 || manager.existsBy(OutgoingMail, { id });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { LessThanOrEqual } from 'typeorm';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { startOfLisbonDay, startOfNextLisbonDay } from '#platform/dates/lisbon-day.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { Daily, Hourly, type Removal, RemovesOutdated } from '#platform/jobs/jobs.js';
import { expiredRows } from '#platform/jobs/expires.js';
import { Transactions } from '#platform/database/transactions.js';
import { ScheduledJob } from './scheduled-job.entity.js';

const HOURLY = 'limpeza';
const DAILY = 'dia';
const MORNING = 'manha';
/** In UTC: when few write. */
const QUIET_HOUR = 3;
/** After midnight in Lisbon: when people begin to work. */
const MORNING_MS = 7 * HOUR_MS;
const BATCH = 500;
/** The most batches of a job in one turn; the rest waits for the next turn. */
const MAX_BATCHES = 100;

/** Does what is to be done every hour and every day, in whichever process takes the turn. */
@Injectable()
export class Housekeeping extends DueWorker {
  protected override readonly lookMs = 5 * MINUTE_MS;
  /** A start has other things to do. */
  protected override readonly firstLookMs = this.lookMs;

  constructor(
    private readonly transactions: Transactions,
    private readonly discovery: DiscoveryService,
  ) {
    super();
  }

  override async doDue(now: Date): Promise<void> {
    await this.tidy(now);
    await this.doDaily(now);
    await this.doMorning(now);
  }

  /** Tidies, where it is time and no other process has taken the turn. @returns whether it did */
  async tidy(now = new Date()): Promise<boolean> {
    const nextAt = new Date(now.getTime() + HOUR_MS);
    if (!(await this.takeTurn(HOURLY, now, { firstAt: now, nextAt }))) return false;
    const expired = expiredRows(this.transactions).filter(({ rule }) => rule === undefined);
    const removals = [...expired.map((rows) => rows.removeOutdated), ...RemovesOutdated.methodsIn(this.discovery)];
    await this.runEach(removals, (remove) => this.removeAll(remove, now));
    await this.runEach(Hourly.methodsIn(this.discovery), (run) => run(now));
    return true;
  }

  private async removeAll(remove: Removal, now: Date): Promise<void> {
    for (let count = 0; count < MAX_BATCHES && !this.stopping; count += 1) {
      if ((await remove(now, BATCH)) < BATCH) return;
    }
  }

  /** Does the day's work in the quiet hour, if no other process has the turn. @returns whether it did */
  doDaily(now = new Date()): Promise<boolean> {
    return this.doOnce(DAILY, now, nextQuietHour(now), 'quiet');
  }

  /** Does what belongs to the morning in Lisbon, if no other process has the turn. @returns whether it did */
  doMorning(now = new Date()): Promise<boolean> {
    return this.doOnce(MORNING, now, nextMorning(now), 'morning');
  }

  private async doOnce(name: string, now: Date, nextAt: Date, time: 'quiet' | 'morning'): Promise<boolean> {
    if (!(await this.takeTurn(name, now, { firstAt: nextAt, nextAt }))) return false;
    await this.runEach(Daily.methodsIn(this.discovery, time), (run) => run(now, () => this.stopping));
    return true;
  }

  /** Does the jobs one after the other; one that fails keeps none from its turn. */
  private async runEach<Job>(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
    for (const job of jobs) {
      if (this.stopping) return;
      await work(job).catch((error: unknown) =>
        this.logger.warn({ housekeeping: databaseTrouble(error) ?? String(error) }),
      );
    }
  }

  /** Of those that look at once, one moves the next turn on and has this one. A turn that dies comes again with the next. */
  private takeTurn(name: string, now: Date, { firstAt, nextAt }: { firstAt: Date; nextAt: Date }): Promise<boolean> {
    return this.transactions.runInserting(async (manager) => {
      if (!(await manager.existsBy(ScheduledJob, { name })))
        await manager.insert(ScheduledJob, { name, nextAt: firstAt });
      const due = { name, nextAt: LessThanOrEqual(now) };
      const { affected } = await manager.update(ScheduledJob, due, { nextAt });
      return affected === 1;
    });
  }
}

function nextMorning(now: Date): Date {
  const next = new Date(startOfLisbonDay(now).getTime() + MORNING_MS);
  return next > now ? next : new Date(startOfNextLisbonDay(now).getTime() + MORNING_MS);
}

function nextQuietHour(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(QUIET_HOUR, 0, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
}

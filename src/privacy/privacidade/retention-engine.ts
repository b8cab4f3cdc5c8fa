import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EntityManager, type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { heldIds } from '#erasing/holds.js';
import type { KindRetention, PersonalKind, PersonalRow } from '#erasing/personal-kind.js';
import { asOperator } from '#platform/audit/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from '#platform/config/retention-rules.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { Daily, goingByRule, type Outdated, type RuledThings } from '#platform/jobs/jobs.js';
import { expiredRows } from '#platform/jobs/expires.js';
import { RetentionState, type WaitingReason } from './retention-state.entity.js';

/** Small enough for a form that comes meanwhile to wait for one and not to notice. */
const BATCH = 50;
/** A guarded rule takes more than so many of a kind, and more than this part of them, only on a person's word. */
const UNUSUAL_COUNT = 20;
const UNUSUAL_PART = 0.25;
/** How many times what somebody was shown may be due by the time that it goes. */
export const GROWTH = 1.25;

export interface JobCount extends Outdated {
  job: RuledThings;
}

/** Erases the records of a kind that have had their days, but for those that are held. */
export class KindJob implements RuledThings {
  readonly rule: RetentionRuleName;

  constructor(
    readonly kind: PersonalKind,
    private readonly retention: KindRetention,
    private readonly manager: EntityManager,
    private readonly eraser: Eraser,
  ) {
    this.rule = retention.rule;
  }

  async count(before: Date): Promise<Outdated> {
    const all = await this.manager.count(this.kind.entity, { where: this.retention.where ?? {} });
    return { all, outdated: await this.manager.count(this.kind.entity, { where: await this.notHeld(before) }) };
  }

  async due(before: Date, limit: number): Promise<{ id: number; from: Date }[]> {
    const { from } = this.retention;
    const rows = await this.manager.find(this.kind.entity, {
      select: { id: true, [from]: true },
      where: await this.notHeld(before),
      order: { [from]: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map((row) => ({ id: row.id, from: row[from] as Date }));
  }

  async removeOutdated(before: Date, limit: number): Promise<number> {
    const ids = (await this.due(before, limit)).map(({ id }) => id);
    return this.eraser.eraseUncleaned(this.kind.kind, ids, 'prazo', this.outdated(before));
  }

  private outdated(before: Date): FindOptionsWhere<PersonalRow> {
    return { ...this.retention.where, [this.retention.from]: LessThan(before) };
  }

  private async notHeld(before: Date): Promise<FindOptionsWhere<PersonalRow>> {
    const held = await heldIds(this.manager, this.kind.kind);
    return { ...this.outdated(before), ...(held.length === 0 ? {} : { id: Not(In(held)) }) };
  }
}

/** Erases what has had its days; an unusual rule waits for an administrator's word (docs/decisions/0027). */
@Injectable()
export class RetentionEngine {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly transactions: Transactions,
    private readonly discovery: DiscoveryService,
    private readonly eraser: Eraser,
    private readonly remains: ErasureRemains,
    private readonly settings: Settings,
  ) {}

  @Daily()
  async run(now: Date, isStopping: () => boolean): Promise<void> {
    for (const rule of retentionRuleNames) {
      if (isStopping()) return;
      await this.apply(rule, now, isStopping).catch((error: unknown) => {
        this.logger.warn({ rule, trouble: databaseTrouble(error) ?? String(error) });
      });
    }
    // also after what others erased since the last time
    if (!isStopping()) await this.remains.rebuildAfter(new Date(now.getTime() - 2 * DAY_MS));
  }

  /** Counts the things of each kind that a rule would have taken by a moment; it changes nothing. */
  async count(rule: RetentionRuleName, at: Date): Promise<JobCount[]> {
    const before = this.before(rule, at);
    const counts: JobCount[] = [];
    for (const job of this.jobsOf(rule)) counts.push({ job, ...(await job.count(before)) });
    return counts;
  }

  /** The moment before which a rule takes what there is. @throws Error for days that can't be meant */
  before(rule: RetentionRuleName, at: Date): Date {
    const days = this.settings.retentionDays[rule];
    if (!Number.isInteger(days) || days < retentionRules[rule].minimum) throw new Error(`${days} days are a mistake`);
    return new Date(at.getTime() - days * DAY_MS);
  }

  /** The modules' jobs, and one for each kind of record and each entity that goes by the rule. */
  jobsOf(rule: RetentionRuleName): RuledThings[] {
    const ofKinds = Array.from(this.eraser.kinds().values()).flatMap((kind) =>
      kind.retention === undefined ? [] : new KindJob(kind, kind.retention, this.transactions.manager, this.eraser),
    );
    const ofRows = expiredRows(this.transactions);
    return [...[...ofKinds, ...ofRows].filter((job) => job.rule === rule), ...goingByRule(this.discovery, rule)];
  }

  private async apply(rule: RetentionRuleName, now: Date, isStopping: () => boolean): Promise<void> {
    const counts = await this.count(rule, now);
    const mayTake = await this.look(rule, counts, now);
    this.logger.log({ rule, due: sumOf(counts, 'outdated'), of: sumOf(counts, 'all'), mayTake });
    if (!mayTake) return;
    const before = this.before(rule, now);
    let removed = 0;
    for (const { job } of counts) removed += await sweep(job, before, isStopping);
    if (isStopping()) return;
    const tell = () =>
      this.transactions.run((manager) => manager.update(RetentionState, { rule }, { removed, confirmed: null }));
    const isOfPeople = counts.some(({ job }) => job instanceof KindJob);
    if (removed === 0 || !isOfPeople) await tell();
    else await asOperator({ verb: 'eliminou', section: 'privacidade', recordId: rule }, tell);
  }

  /** Writes down whether a rule may take what it has counted, and why not. */
  private look(rule: RetentionRuleName, counts: readonly JobCount[], now: Date): Promise<boolean> {
    const days = this.settings.retentionDays[rule];
    return this.transactions.runInserting(async (manager) => {
      const known = await manager.findOneBy(RetentionState, { rule });
      const state = known ?? manager.create(RetentionState, { rule, days: null, confirmed: null });
      const waitsFor = reasonToWait(rule, state, days, counts);
      if (waitsFor === null) state.days = days;
      await manager.save(RetentionState, Object.assign(state, { waitsFor, checkedAt: now, removed: 0 }));
      return waitsFor === null;
    });
  }
}

export const sumOf = (counts: readonly Outdated[], of: keyof Outdated): number =>
  counts.reduce((sum, count) => sum + count[of], 0);

function reasonToWait(
  rule: RetentionRuleName,
  { days, confirmed }: Pick<RetentionState, 'days' | 'confirmed'>,
  set: number,
  counts: readonly Outdated[],
): WaitingReason | null {
  const due = sumOf(counts, 'outdated');
  // where nothing has had the days that the policy promises, as on a new system, there is nothing to ask
  if (days === null) return set === retentionRules[rule].days && due === 0 ? null : 'nova';
  if (days !== set) return 'alterada';
  const isUnusual = ({ all, outdated }: Outdated) => outdated > UNUSUAL_COUNT && outdated > all * UNUSUAL_PART;
  if (!('guarded' in retentionRules[rule]) || !counts.some(isUnusual)) return null;
  return due <= (confirmed ?? 0) * GROWTH ? null : 'muitos';
}

/** In small units of work, between which everybody else has their turn. */
async function sweep(job: RuledThings, before: Date, isStopping: () => boolean): Promise<number> {
  let removed = 0;
  while (!isStopping()) {
    const done = await job.removeOutdated(before, BATCH);
    if (done === 0) break;
    removed += done;
    await yieldToOthers();
  }
  return removed;
}

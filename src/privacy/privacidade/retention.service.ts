import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { Eraser, type PersonalResource, type PersonalRow, type ResourceRetention } from '#erasing/eraser.service.js';
import { Erasure, type ErasureReason } from '#erasing/erasure.entity.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { heldIds } from '#erasing/holds.js';
import { amendAction, runAsOperator } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from '#platform/config/retention-rules.js';
import { idsOf, Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { Daily, type Outdated, type RuledThings, servicesByRule } from '#platform/jobs/jobs.js';
import { expiredRows } from '#platform/jobs/expires.js';
import { periods } from '../../../contract/periods.js';
import type { ConfirmacaoInputDto } from './privacidade.dto.js';
import { RetentionState, type WaitingReason } from './retention-state.entity.js';

/** Small enough for a form that comes meanwhile to wait for one and not to notice. */
const BATCH = 50;
/** A guarded rule takes more than so many of a resource, and more than this part of them, only on a person's word. */
const UNUSUAL_COUNT = 20;
const UNUSUAL_PART = 0.25;
/** How many times what somebody was shown may be due by the time that it goes. */
const GROWTH = 1.25;
/** The most records of a rule that are shown. */
const LISTED = 100;

/** The records of a resource that go once they have had their days, but for those that are held. */
function erasureJob(
  descriptor: PersonalResource,
  retention: ResourceRetention,
  manager: EntityManager,
  eraser: Eraser,
) {
  const { rule, from, where } = retention;
  const outdated = (before: Date): FindOptionsWhere<PersonalRow> => ({ ...where, [from]: LessThan(before) });
  const notHeld = async (before: Date): Promise<FindOptionsWhere<PersonalRow>> => {
    const held = await heldIds(manager, descriptor.name);
    return { ...outdated(before), ...(held.length === 0 ? {} : { id: Not(In(held)) }) };
  };
  const due = async (before: Date, limit: number) => {
    const rows = await manager.find(descriptor.entity, {
      select: { id: true, [from]: true },
      where: await notHeld(before),
      order: { [from]: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map((row) => ({ id: row.id, from: row[from] as Date }));
  };
  return {
    rule,
    descriptor,
    due,
    count: async (before: Date): Promise<Outdated> => ({
      all: await manager.count(descriptor.entity, { where: where ?? {} }),
      outdated: await manager.count(descriptor.entity, { where: await notHeld(before) }),
    }),
    removeOutdated: async (before: Date, limit: number): Promise<number> => {
      const ids = idsOf(await due(before, limit));
      return eraser.eraseUncleaned(descriptor.name, ids, 'prazo', { still: outdated(before) });
    },
  };
}

type Job = RuledThings | ReturnType<typeof erasureJob>;

interface JobCount extends Outdated {
  job: Job;
}

/** Erases what has had its days, and shows the rules; an unusual one waits for an administrator's word (docs/decisions/0027). */
@Injectable()
export class Retention {
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

  async overview() {
    const now = new Date();
    const states = await this.transactions.manager.find(RetentionState);
    const regras = [];
    for (const rule of retentionRuleNames) regras.push(await this.read(rule, states, now));
    return { regras, apagados: await this.countErased(now), tipos: [...this.eraser.resources().keys()] };
  }

  countWaiting(): Promise<number> {
    return this.transactions.manager.countBy(RetentionState, { waitsFor: Not(IsNull()) });
  }

  /** How many things have had their days by a moment and are still there. */
  async countOverdue(now: Date): Promise<number> {
    let due = 0;
    for (const rule of retentionRuleNames) due += sumOf(await this.count(rule, now), 'outdated');
    return due;
  }

  /** The first records that a rule takes within a month. @throws AppError 'notFound' */
  async due(name: string) {
    const rule = ruleNamed(name);
    const soon = this.cutoffOf(rule, inDays(periods.privacyDays));
    const keptMs = this.settings.retentionDays[rule] * DAY_MS;
    const found = [];
    for (const job of this.jobsOf(rule)) {
      if (!('due' in job)) continue;
      const { name: tipo, panelResource: seccao } = job.descriptor;
      for (const { id, from } of await job.due(soon, LISTED)) {
        found.push({ tipo, seccao, registo: id, sai: new Date(from.getTime() + keptMs) });
      }
    }
    return found.sort((a, b) => a.sai.getTime() - b.sai.getTime()).slice(0, LISTED);
  }

  /** Has a rule go by its days from its next turn on. @throws AppError 'notFound', 'conflict' if it is not as shown */
  async confirm(name: string, { dias, vencidos }: ConfirmacaoInputDto): Promise<void> {
    const rule = ruleNamed(name);
    const now = new Date();
    const due = sumOf(await this.count(rule, now), 'outdated');
    if (dias !== this.settings.retentionDays[rule] || due > vencidos * GROWTH) {
      throw new AppError('conflict', 'Entretanto a regra mudou. Veja de novo o que apaga antes de confirmar.');
    }
    amendAction({ recordId: rule });
    await this.transactions.runInserting(async (manager) => {
      await manager.save(RetentionState, { rule, days: dias, waitsFor: null, confirmed: due });
    });
  }

  /** Counts the things of each resource that a rule would have taken by a moment; it changes nothing. */
  private async count(rule: RetentionRuleName, at: Date): Promise<JobCount[]> {
    const cutoff = this.cutoffOf(rule, at);
    const counts: JobCount[] = [];
    for (const job of this.jobsOf(rule)) counts.push({ job, ...(await job.count(cutoff)) });
    return counts;
  }

  /** The moment before which a rule takes what there is. @throws Error for days that can't be meant */
  private cutoffOf(rule: RetentionRuleName, at: Date): Date {
    const days = this.settings.retentionDays[rule];
    if (!Number.isInteger(days) || days < retentionRules[rule].minimum) throw new Error(`${days} days are a mistake`);
    return new Date(at.getTime() - days * DAY_MS);
  }

  /** The modules' jobs, and one for each resource and each entity that goes by the rule. */
  private jobsOf(rule: RetentionRuleName): Job[] {
    const { manager } = this.transactions;
    const ofResources = Array.from(this.eraser.resources().values()).flatMap((descriptor) =>
      descriptor.retention === undefined ? [] : erasureJob(descriptor, descriptor.retention, manager, this.eraser),
    );
    const ofRows = expiredRows(this.transactions);
    return [...[...ofResources, ...ofRows].filter((job) => job.rule === rule), ...servicesByRule(this.discovery, rule)];
  }

  private async apply(rule: RetentionRuleName, now: Date, isStopping: () => boolean): Promise<void> {
    const counts = await this.count(rule, now);
    const mayTake = await this.decide(rule, counts, now);
    this.logger.log({ rule, due: sumOf(counts, 'outdated'), of: sumOf(counts, 'all'), mayTake });
    if (!mayTake) return;
    const before = this.cutoffOf(rule, now);
    let removed = 0;
    for (const { job } of counts) removed += await sweep(job, before, isStopping);
    if (isStopping()) return;
    const finish = () =>
      this.transactions.run((manager) => manager.update(RetentionState, { rule }, { removed, confirmed: null }));
    const isOfPeople = counts.some(({ job }) => 'due' in job);
    if (removed === 0 || !isOfPeople) await finish();
    else await runAsOperator({ verb: 'eliminou', resource: 'privacidade', recordId: rule }, finish);
  }

  /** Writes down whether a rule may take what it has counted, and why not. */
  private decide(rule: RetentionRuleName, counts: readonly JobCount[], now: Date): Promise<boolean> {
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

  private async read(rule: RetentionRuleName, states: readonly RetentionState[], now: Date) {
    const state = states.find((one) => one.rule === rule);
    const { what, since, setting } = retentionRules[rule];
    const dias = this.settings.retentionDays[rule];
    const due = await this.count(rule, now);
    const soon = await this.count(rule, inDays(periods.privacyDays));
    const tipos = due.map(({ job, all, outdated }, index) => {
      const descriptor = 'due' in job ? job.descriptor : undefined;
      const aSair = soon[index]?.outdated ?? 0;
      return {
        tipo: descriptor?.name ?? null,
        seccao: descriptor?.panelResource ?? null,
        total: all,
        vencidos: outdated,
        aSair,
      };
    });
    const isChanged = state?.days != null && state.days !== dias;
    return {
      id: rule,
      oque: what,
      desde: since,
      dias,
      variavel: setting,
      tipos,
      espera: isChanged ? ('alterada' as const) : (state?.waitsFor ?? null),
      vistaEm: state?.checkedAt ?? null,
      sairam: state?.removed ?? null,
    };
  }

  /** How many records of each resource were erased on each day, by whatever reason. */
  private async countErased(now: Date) {
    const rows = await this.transactions.manager
      .createQueryBuilder(Erasure, 'erasure')
      .select('SUBSTR(erasure.erasedAt, 1, 10)', 'dia')
      .addSelect('erasure.kind', 'tipo')
      .addSelect('erasure.reason', 'motivo')
      .addSelect('COUNT(*)', 'quantos')
      .where({ erasedAt: MoreThanOrEqual(new Date(now.getTime() - periods.privacyDays * DAY_MS)) })
      .groupBy('dia')
      .addGroupBy('tipo')
      .addGroupBy('motivo')
      .orderBy('dia', 'DESC')
      .addOrderBy('tipo')
      .getRawMany<{ dia: string; tipo: string; motivo: ErasureReason; quantos: number | string }>();
    return rows.map((row) => ({ ...row, quantos: Number(row.quantos) }));
  }
}

const sumOf = (counts: readonly Outdated[], of: keyof Outdated): number =>
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
  }
  return removed;
}

function ruleNamed(name: string): RetentionRuleName {
  const rule = retentionRuleNames.find((one) => one === name);
  if (rule === undefined) throw new AppError('notFound');
  return rule;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

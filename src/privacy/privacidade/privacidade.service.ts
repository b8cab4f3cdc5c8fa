import { Injectable } from '@nestjs/common';
import { IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Erasure, type ErasureReason } from '#erasing/erasure.entity.js';
import { Settings } from '#platform/config/config.js';
import { type RetentionRuleName, retentionRuleNames, retentionRules } from '#platform/config/retention-rules.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { amendAction } from '#platform/audit/audited-action.js';
import type { ConfirmacaoInputDto, DiaDto, PrivacidadeDto, RegistoASairDto, RegraDto } from './privacidade.dto.js';
import { GROWTH, KindJob, RetentionEngine, sumOf } from './retention-engine.js';
import { RetentionState } from './retention-state.entity.js';

const LISTED = 100;

@Injectable()
export class PrivacidadeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly engine: RetentionEngine,
    private readonly eraser: Eraser,
    private readonly settings: Settings,
  ) {}

  async overview(): Promise<PrivacidadeDto> {
    const now = new Date();
    const states = await this.transactions.manager.find(RetentionState);
    const regras: RegraDto[] = [];
    for (const rule of retentionRuleNames) regras.push(await this.read(rule, states, now));
    return { regras, apagados: await this.erased(now), tipos: [...this.eraser.kinds().keys()] };
  }

  waiting(): Promise<number> {
    return this.transactions.manager.countBy(RetentionState, { waitsFor: Not(IsNull()) });
  }

  /** How many things have had their days by a moment and are still there. */
  async overdue(now: Date): Promise<number> {
    let due = 0;
    for (const rule of retentionRuleNames) due += sumOf(await this.engine.count(rule, now), 'outdated');
    return due;
  }

  /** The first records that a rule takes within a month. @throws AppError 'notFound' */
  async due(name: string): Promise<RegistoASairDto[]> {
    const rule = ruleNamed(name);
    const soon = this.engine.before(rule, inDays(periods.privacyDays));
    const keptMs = this.settings.retentionDays[rule] * DAY_MS;
    const found: RegistoASairDto[] = [];
    for (const job of this.engine.jobsOf(rule)) {
      if (!(job instanceof KindJob)) continue;
      const { kind, section } = job.kind;
      for (const { id, from } of await job.due(soon, LISTED)) {
        const sai = new Date(from.getTime() + keptMs).toISOString();
        found.push({ tipo: kind, seccao: section, registo: id, sai });
      }
    }
    return found.sort((a, b) => a.sai.localeCompare(b.sai)).slice(0, LISTED);
  }

  /** Has a rule go by its days from its next turn on. @throws AppError 'notFound', 'conflict' if it is not as shown */
  async confirm(name: string, { dias, vencidos }: ConfirmacaoInputDto): Promise<void> {
    const rule = ruleNamed(name);
    const now = new Date();
    const due = sumOf(await this.engine.count(rule, now), 'outdated');
    if (dias !== this.settings.retentionDays[rule] || due > vencidos * GROWTH) {
      throw new AppError('conflict', 'Entretanto a regra mudou. Veja de novo o que apaga antes de confirmar.');
    }
    amendAction({ recordId: rule });
    await this.transactions.runInserting(async (manager) => {
      await manager.save(RetentionState, { rule, days: dias, waitsFor: null, confirmed: due });
    });
  }

  private async read(rule: RetentionRuleName, states: readonly RetentionState[], now: Date): Promise<RegraDto> {
    const state = states.find((one) => one.rule === rule);
    const { what, since, setting } = retentionRules[rule];
    const dias = this.settings.retentionDays[rule];
    const due = await this.engine.count(rule, now);
    const soon = await this.engine.count(rule, inDays(periods.privacyDays));
    const tipos = due.map(({ job, all, outdated }, index) => {
      const kind = job instanceof KindJob ? job.kind : undefined;
      const aSair = soon[index]?.outdated ?? 0;
      return { tipo: kind?.kind ?? null, seccao: kind?.section ?? null, total: all, vencidos: outdated, aSair };
    });
    const isChanged = state?.days != null && state.days !== dias;
    return {
      id: rule,
      oque: what,
      desde: since,
      dias,
      variavel: setting,
      tipos,
      espera: isChanged ? 'alterada' : (state?.waitsFor ?? null),
      vistaEm: state?.checkedAt?.toISOString() ?? null,
      sairam: state?.removed ?? null,
    };
  }

  /** How many records of each kind were erased on each day, by whatever reason. */
  private async erased(now: Date): Promise<DiaDto[]> {
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

function ruleNamed(name: string): RetentionRuleName {
  const rule = retentionRuleNames.find((one) => one === name);
  if (rule === undefined) throw new AppError('notFound');
  return rule;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

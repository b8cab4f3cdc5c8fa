import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import type { AuditedAction } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { Transactions } from '#platform/database/transactions.js';
import { GoesByRule, type Outdated } from '#platform/jobs/jobs.js';
import type { Secrets } from '#platform/secrets/secrets.js';
import { User } from '../account/user.entity.js';
import { Atividade, HEAD_ID, TrailHead } from './atividade.entity.js';
import { lockHead, moveHead, rowHash, sealMarkPath, sealOf, sealState } from './trail-chain.js';

/** The trail's name for the operator, who starts the programs and runs the commands, and for what goes by itself. */
export const OPERATOR = { quemId: null, quem: 'Servidor' };

/** An event as whoever tells of it states it; the chain adds the rest. */
type TrailEvent = Omit<Atividade, 'id' | 'quando' | 'anterior' | 'hash'>;

/** Tells what people did in the back office, in the unit of work that did it where there is one. */
@Injectable()
@GoesByRule('trail')
export class Trail implements OnModuleInit {
  private readonly logger = new Logger('Trail');
  private readonly secrets: Secrets;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {
    this.secrets = installationSecrets(settings);
    transactions.recordActionsBy((manager, action, result) => this.recordAction(manager, action, result));
  }

  /** Seals a chain that is new, from before there were seals, or well sealed with an earlier secret, and no other. */
  async onModuleInit(): Promise<void> {
    const mark = sealMarkPath(this.settings);
    const state = await this.transactions.run(async (manager) => {
      const head = await lockHead(manager);
      const found = sealState(this.secrets, head);
      if (found === 'good') await moveHead(manager, this.secrets, head, {});
      if (found !== 'none' || existsSync(mark)) return found;
      await this.sealAsItIs(manager);
      return 'good';
    });
    if (state !== 'good') {
      this.logger.error({ seal: state });
      return;
    }
    mkdirSync(this.settings.dataDir, { recursive: true });
    writeFileSync(mark, '', { mode: 0o600 });
  }

  /** Seals the chain as it is, and says so in it: whoever runs the server vouches for what it holds. */
  seal(): Promise<void> {
    return this.transactions.run((manager) => this.sealAsItIs(manager));
  }

  record(event: TrailEvent): Promise<void> {
    return this.transactions.run((manager) => this.append(manager, [event]));
  }

  /** Adds events to the chain's end as the last thing of a unit of work: others who want to add wait for the head. */
  async append(manager: EntityManager, events: readonly TrailEvent[]): Promise<void> {
    const head = await lockHead(manager);
    let { lastId, lastHash } = head;
    const rows: Atividade[] = [];
    for (const event of events) {
      lastId += 1;
      const row = { ...event, id: lastId, quando: new Date(), anterior: lastHash };
      lastHash = rowHash(row);
      rows.push({ ...row, hash: lastHash });
    }
    await manager.insert(Atividade, rows);
    await moveHead(manager, this.secrets, head, { lastId, lastHash });
  }

  async count(before: Date): Promise<Outdated> {
    const { manager } = this.transactions;
    const all = await manager.count(Atividade);
    return { all, outdated: await manager.countBy(Atividade, { quando: LessThan(before) }) };
  }

  /** Removes the oldest rows and keeps the last one's hash: there the chain now begins. */
  removeOutdated(before: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const head = await lockHead(manager);
      const oldest = await manager.find(Atividade, { order: { id: 'ASC' }, take: limit });
      // clocks may have been set back between two rows: the chain loses its beginning, never its middle
      const kept = oldest.findIndex(({ quando }) => quando >= before);
      const outdated = kept === -1 ? oldest : oldest.slice(0, kept);
      const last = outdated.at(-1);
      if (last === undefined) return 0;
      await manager.delete(Atividade, { id: LessThanOrEqual(last.id) });
      await moveHead(manager, this.secrets, head, { anchorId: last.id, anchorHash: last.hash });
      return outdated.length;
    });
  }

  private async sealAsItIs(manager: EntityManager): Promise<void> {
    const { lastId } = await lockHead(manager);
    const event = { verbo: 'alterou', secao: 'atividade', registo: null, origem: '', resultado: 'ok' } as const;
    if (lastId > 0) await this.append(manager, [{ ...event, ...OPERATOR }]);
    const head = await lockHead(manager);
    await manager.update(TrailHead, { id: HEAD_ID }, { seal: sealOf(this.secrets, head) });
  }

  private async recordAction(manager: EntityManager, action: AuditedAction, result: unknown): Promise<void> {
    const { verb: verbo, resource: secao, actorId: quemId, origin: origem, refused } = action;
    const resultado = refused === true ? 'recusado' : 'ok';
    await lockHead(manager);
    const user =
      quemId === null ? null : await manager.findOne(User, { select: { nome: true }, where: { id: quemId } });
    // no name where the account went while its last request was under way
    const actor = quemId === null ? OPERATOR : { quemId, quem: user?.nome ?? '' };
    const recordIds = action.recordId === undefined ? recordsIn(result) : [action.recordId];
    const events = recordIds.map((registo) => ({ ...actor, verbo, secao, registo, origem, resultado }) as const);
    await this.append(manager, events);
  }
}

/** The records that a unit of work says it made: one by its id, several files by their names. */
function recordsIn(result: unknown): readonly (string | null)[] {
  if (Array.isArray(result) && result.length > 0 && result.every((one) => typeof one === 'string')) return result;
  const id = typeof result === 'object' && result !== null && 'id' in result ? result.id : null;
  return [typeof id === 'number' ? String(id) : null];
}

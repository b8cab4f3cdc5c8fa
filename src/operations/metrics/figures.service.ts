import { Injectable } from '@nestjs/common';
import type { Pool } from 'mysql2';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { UnfinishedErasure } from '#erasing/erasure.entity.js';
import { type MailState, mailStates, OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { MINUTE_MS, SECOND_MS } from '#platform/dates/durations.js';
import { EstadoService } from '../estado/estado.service.js';
import { diskOf } from '../estado/storage.check.js';
import { keptCopies } from '../kept-copies/kept-copies.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { PrivacidadeService } from '#privacy/privacidade/privacidade.service.js';

/** Counting what is due takes a query for each kind of record; it changes once a day. */
const DUE_MS = 10 * MINUTE_MS;

/** The connections of a pool, as mysql2 keeps its books. */
interface PoolBooks {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

@Injectable()
export class Figures {
  private due: { count: number; until: number } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly privacidade: PrivacidadeService,
    private readonly estado: EstadoService,
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {}

  async outbox(): Promise<Record<MailState, number>> {
    const counts = mailStates.map(
      async (state) => [state, await this.dataSource.manager.countBy(OutgoingMail, { state })] as const,
    );
    return Object.fromEntries(await Promise.all(counts)) as Record<MailState, number>;
  }

  /** How long the oldest message has waited that nothing holds back, in seconds; 0 where none waits. */
  async outboxAge(now = new Date()): Promise<number> {
    const oldest = await this.dataSource.manager.findOne(OutgoingMail, {
      select: { createdAt: true },
      where: { state: 'pending', heldFor: IsNull() },
      order: { createdAt: 'ASC' },
    });
    return oldest === null ? 0 : Math.max(0, now.getTime() - oldest.createdAt.getTime()) / SECOND_MS;
  }

  /** How many things have had their days and are still there. */
  async erasuresDue(now = new Date()): Promise<number> {
    if (this.due === undefined || this.due.until <= now.getTime()) {
      this.due = { count: await this.privacidade.overdue(now), until: now.getTime() + DUE_MS };
    }
    return this.due.count;
  }

  /** How many erasures have something left to do outside of the database whose time has come. */
  erasuresUnfinished(now = new Date()): Promise<number> {
    return this.dataSource.manager.countBy(UnfinishedErasure, { dueAt: LessThanOrEqual(now) });
  }

  /** The connections to the database; nothing on SQLite, which has one. */
  pool(): { used: number; free: number; waiting: number } | undefined {
    const { pool } = this.dataSource.driver as { pool?: Pool };
    if (pool === undefined) return undefined;
    const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = pool as unknown as PoolBooks;
    return { used: all.length - free.length, free: free.length, waiting: queue.length };
  }

  disk(): Promise<{ free: number; used: number }> {
    return diskOf(this.settings);
  }

  /** How old the newest copy is, in seconds; nothing where there is none. */
  async backupAge(now = new Date()): Promise<number | undefined> {
    const [newest] = await keptCopies(this.settings.backup.dir);
    return newest && (now.getTime() - newest.madeAt.getTime()) / SECOND_MS;
  }

  /** How long ago a copy was last put back and found whole, in seconds; nothing where none was. */
  async rehearsalAge(now = new Date()): Promise<number | undefined> {
    const ended = (await this.runs.of('ensaio'))?.endedAt;
    return ended == null ? undefined : (now.getTime() - ended.getTime()) / SECOND_MS;
  }

  /** Whether each thing that looks after itself is well, by its name. */
  async checks(now = new Date()): Promise<readonly (readonly [check: string, isWell: boolean])[]> {
    return (await this.estado.findings(now)).map(({ id, finding }) => [id, finding.isWell] as const);
  }
}

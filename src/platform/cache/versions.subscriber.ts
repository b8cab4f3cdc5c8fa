import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type AfterQueryEvent,
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  In,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { Settings } from '../config/config.js';
import { onSqlite } from '../database/columns.js';
import { Transactions } from '../database/transactions.js';
import { databaseTrouble } from '../errors/database-errors.js';
import { Signal } from '../jobs/signal.js';
import { redisClient } from '../redis-client.js';
import { ContentVersion } from './content-version.entity.js';
import { ContentVersions, type Versions, writtenTable } from './content-versions.js';

/** The kinds that a unit of work has touched, and on MySQL the versions that these have once it is committed. */
interface Touched {
  kinds: Set<string>;
  raised?: Versions;
}

/**
 * Raises the versions of what is written by the statements that reach the database, so that nobody can forget to.
 *
 * Several processes share the versions on MySQL: a row for each kind, raised in the transaction that changes the content.
 * Every process looks at the rows again and again; a word over Redis only has it look at once. So a row and what it
 * speaks of are seen together whatever the cluster does, and a word that is lost costs a moment and nothing else.
 */
@Injectable()
export class VersionsSubscriber implements EntitySubscriberInterface, OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Versions');
  private readonly touched = new WeakMap<QueryRunner, Touched>();
  private readonly due = new Signal();
  private relay: VersionsRelay | undefined;
  private stopping = false;
  private complained = false;
  private watching = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly versions: ContentVersions,
    private readonly settings: Settings,
  ) {
    dataSource.subscribers.push(this);
  }

  async onModuleInit(): Promise<void> {
    if (onSqlite) return;
    await this.addRows();
    const { redisUrl } = this.settings;
    if (redisUrl !== undefined) this.relay = await VersionsRelay.open(redisUrl, () => this.due.raise());
    await this.look();
    this.watching = this.keepLooking();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.relay?.close();
    this.due.raise();
    await this.watching;
  }

  afterQuery({ query, queryRunner, manager }: AfterQueryEvent): Promise<void> | undefined {
    const table = writtenTable(query);
    const kinds = table === undefined ? [] : this.versions.kindsIn(table);
    if (kinds.length === 0) return undefined;
    if (!queryRunner.isTransactionActive) return this.alone(manager, kinds);
    const touched = this.touched.get(queryRunner) ?? { kinds: new Set() };
    this.touched.set(queryRunner, touched);
    for (const kind of kinds) touched.kinds.add(kind);
    return undefined;
  }

  /** Last in its transaction, so that the locks on the versions are held as short as can be. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    const touched = this.touched.get(queryRunner);
    if (touched !== undefined && !onSqlite) touched.raised = await raiseRows(manager, touched.kinds);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const touched = this.touched.get(queryRunner);
    this.touched.delete(queryRunner);
    if (touched !== undefined) this.tell(touched);
  }

  /** Raises the versions on SQLite: all callers share its one connection, so somebody may have read the undone rows. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    const touched = this.touched.get(queryRunner);
    this.touched.delete(queryRunner);
    if (touched !== undefined && onSqlite) this.tell({ kinds: touched.kinds });
  }

  /** A statement that is a transaction of its own. */
  private async alone(manager: EntityManager, kinds: readonly string[]): Promise<void> {
    const touched: Touched = { kinds: new Set(kinds) };
    if (!onSqlite) touched.raised = await raiseRows(manager, kinds);
    this.tell(touched);
  }

  private tell({ kinds, raised }: Touched): void {
    if (raised === undefined) this.versions.raise(kinds);
    else {
      this.versions.riseTo(raised);
      this.relay?.tell();
    }
  }

  private async addRows(): Promise<void> {
    const first = this.versions.kinds().map((kind) => ({ kind, version: 1 }));
    await this.transactions.run((manager) =>
      manager.createQueryBuilder().insert().into(ContentVersion).values(first).orIgnore().execute(),
    );
  }

  private async keepLooking(): Promise<void> {
    for (;;) {
      await this.due.sleep(this.settings.versionsTiming.look);
      if (this.stopping) return;
      await this.look();
    }
  }

  private async look(): Promise<void> {
    const at = performance.now();
    try {
      this.versions.riseTo(await readRows(this.dataSource.manager, this.versions.kinds()));
      this.versions.confirm(at, this.settings.versionsTiming.reliable);
      this.complained = false;
    } catch (error) {
      if (!this.complained) this.logger.warn({ versions: databaseTrouble(error) ?? String(error) });
      this.complained = true;
    }
  }
}

/** Raises some kinds as part of a unit of work. @returns their versions, should it be committed */
async function raiseRows(manager: EntityManager, kinds: Iterable<string>): Promise<Versions> {
  await manager.increment(ContentVersion, { kind: In([...kinds]) }, 'version', 1);
  return readRows(manager, kinds);
}

async function readRows(manager: EntityManager, kinds: Iterable<string>): Promise<Versions> {
  const rows = await manager.findBy(ContentVersion, { kind: In([...kinds]) });
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]));
}

const CHANNEL = 'dfc:content-versions';

/** Tells the other processes over Redis that something has changed, and hears it from them. Redis may come and go. */
export class VersionsRelay {
  private constructor(
    private readonly speaker: Redis,
    private readonly listener: Redis,
  ) {}

  /** @param heard called when another process has changed something, and when that may have been missed */
  static async open(url: string, heard: () => void): Promise<VersionsRelay> {
    // a word that cannot be said now is not worth saying later
    const speaker = await redisClient(url, { maxRetriesPerRequest: null, enableOfflineQueue: false });
    // the client's own way to subscribe again leaves a rejection that nobody handles where it is closed meanwhile
    const listener = await redisClient(url, { maxRetriesPerRequest: null, autoResubscribe: false });
    listener.on('message', heard);
    listener.on('ready', () => {
      listener.subscribe(CHANNEL).then(heard, () => undefined);
    });
    return new VersionsRelay(speaker, listener);
  }

  tell(): void {
    this.speaker.publish(CHANNEL, '').catch(() => undefined);
  }

  close(): void {
    this.speaker.disconnect();
    this.listener.disconnect();
  }
}

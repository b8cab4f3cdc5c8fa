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

/** The tables that a unit of work has touched, and on MySQL the versions that these have once it is committed. */
interface Touched {
  tables: Set<string>;
  raised?: Versions;
}

/**
 * Raises the versions of what is written by the statements that reach the database, so that nobody can forget to.
 *
 * Several processes share the versions on MySQL: a row for each table, raised in the transaction that changes the content.
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
    await this.refresh();
    this.watching = this.keepRefreshing();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.relay?.close();
    this.due.raise();
    await this.watching;
  }

  afterQuery({ query, queryRunner, manager }: AfterQueryEvent): Promise<void> | undefined {
    const written = writtenTable(query);
    const tables = written === undefined ? [] : this.versions.tablesAffectedBy(written);
    if (tables.length === 0) return undefined;
    if (!queryRunner.isTransactionActive) return this.raiseAtOnce(manager, tables);
    const touched = this.touched.get(queryRunner) ?? { tables: new Set() };
    this.touched.set(queryRunner, touched);
    for (const table of tables) touched.tables.add(table);
    return undefined;
  }

  /** Last in its transaction, so that the locks on the versions are held as short as can be. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    const touched = this.touched.get(queryRunner);
    if (touched !== undefined && !onSqlite) touched.raised = await raiseRows(manager, touched.tables);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const touched = this.touched.get(queryRunner);
    this.touched.delete(queryRunner);
    if (touched !== undefined) this.publish(touched);
  }

  /** Raises the versions on SQLite: all callers share its one connection, so somebody may have read the undone rows. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    const touched = this.touched.get(queryRunner);
    this.touched.delete(queryRunner);
    if (touched !== undefined && onSqlite) this.publish({ tables: touched.tables });
  }

  /** A statement that is a transaction of its own. */
  private async raiseAtOnce(manager: EntityManager, tables: readonly string[]): Promise<void> {
    const touched: Touched = { tables: new Set(tables) };
    if (!onSqlite) touched.raised = await raiseRows(manager, tables);
    this.publish(touched);
  }

  private publish({ tables, raised }: Touched): void {
    if (raised === undefined) this.versions.raise(tables);
    else {
      this.versions.raiseTo(raised);
      this.relay?.publish();
    }
  }

  private async addRows(): Promise<void> {
    const first = this.versions.tables().map((table) => ({ kind: table, version: 1 }));
    await this.transactions.run((manager) =>
      manager.createQueryBuilder().insert().into(ContentVersion).values(first).orIgnore().execute(),
    );
  }

  private async keepRefreshing(): Promise<void> {
    for (;;) {
      await this.due.sleep(this.settings.versionsTiming.look);
      if (this.stopping) return;
      await this.refresh();
    }
  }

  private async refresh(): Promise<void> {
    const at = performance.now();
    try {
      this.versions.raiseTo(await readRows(this.dataSource.manager, this.versions.tables()));
      this.versions.confirm(at, this.settings.versionsTiming.reliable);
      this.complained = false;
    } catch (error) {
      if (!this.complained) this.logger.warn({ versions: databaseTrouble(error) ?? String(error) });
      this.complained = true;
    }
  }
}

/** Raises the versions of some tables as part of a unit of work. @returns their versions, should it be committed */
async function raiseRows(manager: EntityManager, tables: Iterable<string>): Promise<Versions> {
  await manager.increment(ContentVersion, { kind: In([...tables]) }, 'version', 1);
  return readRows(manager, tables);
}

async function readRows(manager: EntityManager, tables: Iterable<string>): Promise<Versions> {
  const rows = await manager.findBy(ContentVersion, { kind: In([...tables]) });
  return Object.fromEntries(rows.map(({ kind: table, version }) => [table, version]));
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

  publish(): void {
    this.speaker.publish(CHANNEL, '').catch(() => undefined);
  }

  close(): void {
    this.speaker.disconnect();
    this.listener.disconnect();
  }
}

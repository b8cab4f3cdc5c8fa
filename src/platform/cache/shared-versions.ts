import type { Redis } from 'ioredis';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Settings } from '../config/config.js';
import { onSqlite } from '../database/columns.js';
import { Transactions } from '../database/transactions.js';
import { databaseTrouble } from '../errors/database-errors.js';
import { Signal } from '../jobs/signal.js';
import { redisClient } from '../redis-client.js';
import { ContentVersion } from './content-version.entity.js';
import { ContentVersions, type Versions } from './content-versions.js';
import { contentEntities } from './kept.decorator.js';

/**
 * The versions that several processes share: a row for each kind, raised in the transaction that changes the content.
 * Every process looks at the rows again and again; a word over Redis only has it look at once. So a row and what it
 * speaks of are seen together whatever the cluster does, and a word that is lost costs a moment and nothing else.
 */
@Injectable()
export class SharedVersions implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Versions');
  private readonly due = new Signal();
  private readonly kinds: string[];
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
    this.kinds = versions.kindsOf(contentEntities());
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

  /** Raises some kinds as part of a unit of work. @returns their versions, should it be committed */
  async raise(manager: EntityManager, kinds: Iterable<string>): Promise<Versions> {
    const raised = { kind: In([...kinds]) };
    await manager.increment(ContentVersion, raised, 'version', 1);
    return byKind(await manager.findBy(ContentVersion, raised));
  }

  /** Has the other processes look at once. */
  tellOthers(): void {
    this.relay?.tell();
  }

  private async addRows(): Promise<void> {
    const first = this.kinds.map((kind) => ({ kind, version: 1 }));
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
      const rows = await this.dataSource.manager.findBy(ContentVersion, { kind: In([...this.kinds]) });
      this.versions.riseTo(byKind(rows));
      this.versions.confirm(at, this.settings.versionsTiming.reliable);
      this.complained = false;
    } catch (error) {
      if (!this.complained) this.logger.warn({ versions: databaseTrouble(error) ?? String(error) });
      this.complained = true;
    }
  }
}

function byKind(rows: readonly ContentVersion[]): Versions {
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

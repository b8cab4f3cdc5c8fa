import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import type { Database } from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/config.js';
import { sqliteDriverPath } from '#platform/data-source/sqlite-driver.js';
import { Transactions } from '#platform/database/transactions.js';
import { programFile } from '#platform/config/program.js';

/** Up to this size a rebuild takes less than half a second, and is done at once. */
const SMALL_BYTES = 64 * 1024 * 1024;
const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite's own files after an erasure. `secure_delete` overwrites what is deleted, but not the copies of a row that stay
 * in the unused room of a page when rows move from page to page: only a rebuild leaves none. On MySQL nothing is done.
 */
@Injectable()
export class DatabaseFile {
  private readonly logger = new Logger('Privacy');
  private waiting: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /** Writes the log of changes into the database and empties it. While somebody else reads, that is left to the next time. */
  async emptyLog(): Promise<void> {
    if (!this.settings.embedded) return;
    await this.transactions.runBetweenUnits(() => {
      const database = (this.dataSource.driver as unknown as { databaseConnection: Database }).databaseConnection;
      // waiting for readers of other processes would stop this one
      database.pragma('busy_timeout = 0');
      try {
        database.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
      return Promise.resolve();
    });
  }

  /** Rebuilds a database that is small enough for that to be done at once. Those who ask meanwhile share the next one. */
  async rebuildIfSmall(): Promise<void> {
    if (!this.settings.embedded) return;
    if ((await stat(this.path)).size <= SMALL_BYTES) await this.rebuild();
  }

  /** Rebuilds the database. Reads go on; units of work wait for the end. */
  async rebuild(): Promise<void> {
    if (!this.settings.embedded) return;
    this.waiting ??= this.transactions.runBetweenUnits(() => {
      this.waiting = undefined;
      return this.rebuildInThread();
    });
    await this.waiting;
  }

  private get path(): string {
    return this.settings.databaseUrl.slice('sqlite:'.length);
  }

  private async rebuildInThread(): Promise<void> {
    const workerData = { driver: sqliteDriverPath(), path: this.path, timeout: BUSY_TIMEOUT_MS };
    const worker = new Worker(programFile('erasing/rebuild-database'), { workerData, execArgv: [] });
    await new Promise<void>((resolve) => {
      worker.once('error', (error) =>
        this.logger.warn({ rebuild: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' }),
      );
      worker.once('exit', () => resolve());
    });
  }
}

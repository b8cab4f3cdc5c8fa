import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'mysql2';
import { DataSource, QueryFailedError } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { Versions } from '../cache/content-versions.js';
import type { Settings } from '../config/config.js';
import { SETTINGS } from '../config/config.module.js';
import { databaseTrouble } from '../errors/database-errors.js';
import { replicaOptions } from './options.js';
import { askReplica, replicaConnection, replicaInUse } from './replica-in-use.js';

interface Replica {
  pool: Pool;
  /** The content versions that it had at the last look. It has them or higher ones since: it only goes forward. */
  versions: Versions;
  /** When that look began, on the clock of `performance.now()`. */
  seenAt: number;
  isLooking: boolean;
}

/**
 * Servers that follow the database and answer visitors' reads in its place. A replica is used where it was seen to have
 * at least the content versions that an answer is to be made of, so nobody reads from one that is behind what this
 * process knows; who is signed in, and whatever writes, always asks the database itself.
 */
@Injectable()
export class ReadReplicas implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Replicas');
  private replicas: readonly Replica[] = [];
  private turn = 0;
  private complained = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    const { databaseReplicas } = this.settings;
    if (databaseReplicas.length === 0) return;
    // on SQLite nobody needs the driver, and loading it is a part of the start
    const { createPool } = await import('mysql2');
    this.replicas = databaseReplicas.map((server) => ({
      pool: createPool(replicaOptions(server)),
      versions: {},
      seenAt: -Infinity,
      isLooking: false,
    }));
    readThrough(this.dataSource.driver as MysqlDriver);
  }

  beforeApplicationShutdown(): void {
    for (const { pool } of this.replicas) pool.end(() => undefined);
  }

  /** Has every replica asked which content versions it has by now. */
  look(sql: string, values: string[]): void {
    for (const replica of this.replicas) void this.lookAt(replica, sql, values);
  }

  /**
   * Has visitors' reads answered by a replica that is not behind some versions, and by the database where there is none
   * or where it goes away meanwhile: so `read` may run twice.
   */
  async reading<Result>(versions: Versions, read: () => Promise<Result>): Promise<Result> {
    const replica = this.notBehind(versions);
    if (replica === undefined) return read();
    try {
      return await replicaInUse.run(replica.pool, read);
    } catch (error) {
      // also one that lacks what a migration has just added
      if (!(error instanceof QueryFailedError) && databaseTrouble(error) === undefined) throw error;
      replica.seenAt = -Infinity;
      this.complain(error);
      return read();
    }
  }

  /** Those that are up to date, in turn. */
  private notBehind(versions: Versions): Replica | undefined {
    if (this.replicas.length === 0) return undefined;
    const since = performance.now() - this.settings.versionsTiming.reliable;
    const able = this.replicas.filter(
      (replica) =>
        replica.seenAt >= since &&
        Object.entries(versions).every(([kind, version]) => (replica.versions[kind] ?? -1) >= version),
    );
    this.turn += 1;
    return able[this.turn % able.length];
  }

  private async lookAt(replica: Replica, sql: string, values: string[]): Promise<void> {
    if (replica.isLooking) return;
    replica.isLooking = true;
    const at = performance.now();
    try {
      const rows = await askReplica(replica.pool, { sql, values });
      replica.versions = Object.fromEntries(rows.map(({ kind, version }) => [String(kind), Number(version)]));
      replica.seenAt = at;
      this.complained = false;
    } catch (error) {
      this.complain(error);
    } finally {
      replica.isLooking = false;
    }
  }

  private complain(error: unknown): void {
    if (!this.complained) this.logger.warn({ replica: databaseTrouble(error) ?? String(error) });
    this.complained = true;
  }
}

/** Has TypeORM's reads outside of units of work go where the caller reads from. */
function readThrough(driver: MysqlDriver): void {
  driver.isReplicated = true;
  driver.obtainSlaveConnection = (): Promise<unknown> => {
    const pool = replicaInUse.getStore();
    return pool === undefined ? (driver.obtainMasterConnection() as Promise<unknown>) : replicaConnection(pool);
  };
}

import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { onSqlite } from '../database/columns.js';
import { forgetCounts } from '../database/count-cache.js';
import { contentEntities, type ContentEntity } from './kept.decorator.js';

const READS = /^\s*(?:SELECT|SHOW|EXPLAIN|PRAGMA|SET|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i;
const WRITES =
  /^\s*(?:(?:INSERT|REPLACE)\s+(?:IGNORE\s+|OR\s+\w+\s+)?INTO|UPDATE(?:\s+IGNORE|\s+OR\s+\w+)?|DELETE\s+FROM|TRUNCATE\s+TABLE)\s+[`"]?(\w+)[`"]?(?=[\s(]|$)/i;

/** Stands for every table, because a statement that is not understood may have written to any. */
export const ANY_TABLE = '*';

/** The table that a statement writes to, or {@link ANY_TABLE}; nothing for one that only reads. */
export function writtenTable(statement: string): string | undefined {
  if (READS.test(statement)) return undefined;
  return WRITES.exec(statement)?.[1] ?? ANY_TABLE;
}

export type Versions = Readonly<Record<string, number>>;

/**
 * The version of each table of which answers to visitors are made, which rises whenever something in it has changed. An
 * answer made from the present versions is still right. Tells of versions that `rose`, and of the moment at which they
 * are `lost`: not to be relied on any more (docs/decisions/0015).
 */
@Injectable()
export class ContentVersions extends EventEmitter<{ rose: [risen: Versions]; lost: [] }> {
  private readonly versions = new Map<string, number>();
  /** On the clock of `performance.now()`. Where one process alone writes, what it knows is always right. */
  private reliableUntil = onSqlite ? Number.POSITIVE_INFINITY : 0;
  private expiry: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {
    super();
    // so that a version is not met again after a restart
    const first = onSqlite ? Date.now() : 0;
    for (const table of this.tablesOf(contentEntities())) this.versions.set(table, first);
  }

  tablesOf(entities: readonly ContentEntity[]): string[] {
    return entities.map((entity) => this.dataSource.getMetadata(entity).tableName);
  }

  tables(): string[] {
    return [...this.versions.keys()];
  }

  tablesAffectedBy(written: string): string[] {
    if (written === ANY_TABLE) return this.tables();
    return this.versions.has(written) ? [written] : [];
  }

  /** The present versions of some tables, by default of all; nothing while they cannot be relied on. */
  current(tables: readonly string[] = this.tables()): Versions | undefined {
    if (!this.isReliable()) return undefined;
    return Object.fromEntries(tables.map((table) => [table, this.versions.get(table) ?? 0]));
  }

  /** Whether nothing has changed since these were the present versions. */
  areCurrent(versions: Versions): boolean {
    if (!this.isReliable()) return false;
    for (const table in versions) if (this.versions.get(table) !== versions[table]) return false;
    return true;
  }

  /** Some tables have changed, in this process, which alone knows it. */
  raise(tables: Iterable<string>): void {
    this.raiseTo(Object.fromEntries([...tables].map((table) => [table, (this.versions.get(table) ?? 0) + 1])));
  }

  /** Some tables have these versions now; one that is not above what is known is old news. */
  raiseTo(versions: Versions): void {
    const news = Object.entries(versions).filter(
      ([table, version]) => version > (this.versions.get(table) ?? Infinity),
    );
    if (news.length === 0) return;
    for (const [table, version] of news) this.versions.set(table, version);
    forgetCounts(this.dataSource);
    this.emit('rose', Object.fromEntries(news));
  }

  /** Notes that the present versions were right at a moment (of `performance.now()`), and how long to rely on them. */
  confirm(at: number, forMs: number): void {
    this.reliableUntil = at + forMs;
    clearTimeout(this.expiry);
    this.expiry = setTimeout(() => this.emit('lost'), this.reliableUntil - performance.now()).unref();
  }

  private isReliable(): boolean {
    return performance.now() <= this.reliableUntil;
  }
}

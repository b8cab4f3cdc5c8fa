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
 * The version of each kind of content, which rises whenever something of that kind has changed. A kind is a table of
 * which answers to visitors are made. An answer made from the present versions is still right. Tells of versions that
 * `rose`, and of the moment at which they are `lost`: not to be relied on any more (docs/decisions/0015).
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
    for (const kind of this.kindsOf(contentEntities())) this.versions.set(kind, first);
  }

  kindsOf(entities: readonly ContentEntity[]): string[] {
    return entities.map((entity) => this.dataSource.getMetadata(entity).tableName);
  }

  kinds(): string[] {
    return [...this.versions.keys()];
  }

  kindsIn(table: string): string[] {
    if (table === ANY_TABLE) return this.kinds();
    return this.versions.has(table) ? [table] : [];
  }

  /** The present versions of some kinds, by default of all; nothing while they cannot be relied on. */
  present(kinds: readonly string[] = this.kinds()): Versions | undefined {
    if (!this.isReliable()) return undefined;
    return Object.fromEntries(kinds.map((kind) => [kind, this.versions.get(kind) ?? 0]));
  }

  /** Whether nothing has changed since these were the present versions. */
  areStill(versions: Versions): boolean {
    if (!this.isReliable()) return false;
    for (const kind in versions) if (this.versions.get(kind) !== versions[kind]) return false;
    return true;
  }

  /** Some kinds have changed, in this process, which alone knows it. */
  raise(kinds: Iterable<string>): void {
    this.riseTo(Object.fromEntries([...kinds].map((kind) => [kind, (this.versions.get(kind) ?? 0) + 1])));
  }

  /** Some kinds have these versions now; one that is not above what is known is old news. */
  riseTo(versions: Versions): void {
    const news = Object.entries(versions).filter(([kind, version]) => version > (this.versions.get(kind) ?? Infinity));
    if (news.length === 0) return;
    for (const [kind, version] of news) this.versions.set(kind, version);
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

import { Injectable } from '@nestjs/common';
import {
  type AfterQueryEvent,
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { onSqlite } from '../database/columns.js';
import { ContentVersions, type Versions, writtenTable } from './content-versions.js';
import { SharedVersions } from './shared-versions.js';

/** Raises the versions of what is written by the statements that reach the database, so that nobody can forget to. */
@Injectable()
export class VersionsSubscriber implements EntitySubscriberInterface {
  private readonly touched = new WeakMap<QueryRunner, Set<string>>();
  private readonly raised = new WeakMap<QueryRunner, Versions>();

  constructor(
    dataSource: DataSource,
    private readonly versions: ContentVersions,
    private readonly shared: SharedVersions,
  ) {
    dataSource.subscribers.push(this);
  }

  afterQuery({ query, queryRunner, manager }: AfterQueryEvent): Promise<void> | undefined {
    const table = writtenTable(query);
    const kinds = table === undefined ? [] : this.versions.kindsIn(table);
    if (kinds.length === 0) return undefined;
    if (!queryRunner.isTransactionActive) return this.alone(manager, kinds);
    const touched = this.touched.get(queryRunner) ?? new Set();
    this.touched.set(queryRunner, touched);
    for (const kind of kinds) touched.add(kind);
    return undefined;
  }

  /** Last in its transaction, so that the locks on the versions are held as short as can be. */
  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    const kinds = this.touched.get(queryRunner);
    if (kinds !== undefined && !onSqlite) this.raised.set(queryRunner, await this.shared.raise(manager, kinds));
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const kinds = this.touched.get(queryRunner);
    const raised = this.raised.get(queryRunner);
    this.forget(queryRunner);
    if (kinds === undefined) return;
    if (raised === undefined) this.versions.raise(kinds);
    else this.tell(raised);
  }

  /** Raises the versions on SQLite: all callers share its one connection, so somebody may have read the undone rows. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    const kinds = this.touched.get(queryRunner);
    this.forget(queryRunner);
    if (kinds !== undefined && onSqlite) this.versions.raise(kinds);
  }

  /** A statement that is a transaction of its own. */
  private async alone(manager: EntityManager, kinds: readonly string[]): Promise<void> {
    if (onSqlite) this.versions.raise(kinds);
    else this.tell(await this.shared.raise(manager, kinds));
  }

  private tell(raised: Versions): void {
    this.versions.riseTo(raised);
    this.shared.tellOthers();
  }

  private forget(queryRunner: QueryRunner): void {
    this.touched.delete(queryRunner);
    this.raised.delete(queryRunner);
  }
}

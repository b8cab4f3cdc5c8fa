import type { DeepPartial, EntityManager, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { requireFiles } from '../../files/require-files.js';
import { findPage, type Page } from '../../platform/lists/find-page.js';
import { type Condition, type ListQuery, parseListQuery, type RawListQuery } from '../../platform/lists/list-query.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import { messages } from '../../platform/messages.js';
import { lockOrThrow } from '../../platform/database/lock-or-throw.js';
import { saveVersioned, type Versioned } from './save-versioned.js';

/** What one saved record holds apart from its key and version. */
export type Contents<Row extends Versioned> = Omit<Row, 'id' | 'versao'>;

/** One kind of content that administrators edit: listed, read, created, replaced and removed. */
export class Records<Row extends Versioned & ObjectLiteral> {
  constructor(
    private readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
    private readonly transactions: Transactions,
  ) {}

  /** @param also conditions beyond those of the request */
  list(raw: RawListQuery, also: readonly Condition<Row>[] = []): Promise<Page<Row>> {
    const query = parseListQuery(raw, this.spec);
    return this.find({ ...query, conditions: [...query.conditions, ...also] });
  }

  find(query: ListQuery<Row>): Promise<Page<Row>> {
    return findPage(this.repository, this.spec, query);
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Row> {
    const row = await this.repository.findOneBy({ id } as FindOptionsWhere<Row>);
    if (row === null) throw new AppError('notFound', messages.notFound);
    return row;
  }

  create(contents: Contents<Row>): Promise<Row> {
    return this.transactions.run((manager) => this.insert(manager, contents));
  }

  /** Creates a record as part of a larger unit of work. @throws AppError 'invalid' where it names a deleted file */
  async insert(manager: EntityManager, contents: Contents<Row>): Promise<Row> {
    await requireFiles(manager, contents);
    const row = manager.create(this.repository.target, { ...contents, versao: 1 } as unknown as DeepPartial<Row>);
    return manager.save(this.repository.target, row);
  }

  /**
   * Replaces a record's contents.
   * @param contents what it becomes, or how that follows from what is stored
   * @param versao the version that the person had before them; undefined saves over whatever is there
   * @throws AppError 'notFound'; 'conflict' for a stale version
   */
  update(
    id: number,
    contents: Partial<Row> | ((stored: Row) => Partial<Row>),
    versao: number | undefined,
  ): Promise<Row> {
    return this.transactions.run((manager) => saveVersioned(manager, this.repository.target, id, contents, versao));
  }

  /** @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await manager.remove(await lockOrThrow(manager, this.repository.target, id));
    });
  }
}

import type { ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { readRows, type Statement } from '../database/read-rows.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { cachedCount } from '../database/count-cache.js';
import type { Condition, ListSpec } from './list-spec.js';
import { type ListQuery, parseListQuery } from './list-query.js';
import type { Page, RawListQuery } from './page.js';
import { ReadStatements } from './read-statements.js';

/** One resource, listed and read for showing; the rows are for no unit of work to change and save. */
export class RecordReader<Row extends ObjectLiteral & { id: number }> {
  private readonly statements: ReadStatements<Row>;

  /** @param missing what is said where there is no such record */
  constructor(
    protected readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
    private readonly missing: string = messages.notFound,
  ) {
    this.statements = new ReadStatements(repository, spec);
  }

  /** @param also conditions beyond those of the request */
  list(raw: RawListQuery, also: readonly Condition<Row>[] = []): Promise<Page<Row>> {
    const query = parseListQuery(raw, this.spec);
    return this.find({ ...query, conditions: [...query.conditions, ...also] });
  }

  async find(query: ListQuery<Row>): Promise<Page<Row>> {
    const rows = await this.read(this.statements.page(query), this.statements.listed);
    return { rows, from: query.from, total: await this.totalOf(rows.length, query) };
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Row> {
    const [row] = await this.read(this.statements.one(id), this.statements.whole);
    if (row === undefined) throw new AppError('notFound', this.missing);
    return row;
  }

  /** Makes rows as mappers want them, without what TypeORM does for records that may be changed and saved. */
  private async read(statement: Statement, columns: readonly ColumnMetadata[]): Promise<Row[]> {
    const { manager } = this.repository;
    const { driver } = manager.dataSource;
    return (await readRows(manager, statement)).map((values) => {
      const row: Record<string, unknown> = {};
      columns.forEach((column, index) => {
        row[column.propertyName] = driver.prepareHydratedValue(values[index], column);
      });
      return row as Row;
    });
  }

  /** A page that is not full, and not past the end, tells the total by itself. */
  private async totalOf(found: number, query: ListQuery<Row>): Promise<number> {
    const { from, to } = query;
    const full = found === to - from + 1;
    if (!full && (found > 0 || from === 0)) return from + found;
    const total = await cachedCount(this.repository.manager, this.statements.count(query));
    // a remembered count may be older than the rows
    return found === 0 ? total : Math.max(total, from + found);
  }
}

import type { ObjectLiteral, Repository } from 'typeorm';
import { readRows } from '../database/read-rows.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { rememberedCount } from './count-cache.js';
import type { Condition } from './condition.js';
import { type ListQuery, parseListQuery, type RawListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';
import type { Page } from './page.js';
import { PrintedRows } from './printed-rows.js';
import { ReadStatements } from './read-statements.js';

/**
 * One kind of record, listed and read, for showing: the rows have what the entity's properties hold, and are for no
 * unit of work to change and save.
 */
export class RecordReader<Row extends ObjectLiteral & { id: number }> {
  private readonly statements: ReadStatements<Row>;
  private readonly listed: PrintedRows<Row>;
  private readonly whole: PrintedRows<Row>;

  /** @param missing what is said where there is no such record */
  constructor(
    protected readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
    private readonly missing: string = messages.notFound,
  ) {
    this.statements = new ReadStatements(repository, spec);
    this.listed = new PrintedRows(repository, this.statements.listed);
    this.whole = new PrintedRows(repository, this.statements.whole);
  }

  /** @param also conditions beyond those of the request */
  list(raw: RawListQuery, also: readonly Condition<Row>[] = []): Promise<Page<Row>> {
    const query = parseListQuery(raw, this.spec);
    return this.find({ ...query, conditions: [...query.conditions, ...also] });
  }

  async find(query: ListQuery<Row>): Promise<Page<Row>> {
    const rows = await readRows(this.repository.manager, this.statements.page(query));
    return { rows: this.listed.of(rows), from: query.from, total: await this.totalOf(rows.length, query) };
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Row> {
    const [row] = this.whole.of(await readRows(this.repository.manager, this.statements.one(id)));
    if (row === undefined) throw new AppError('notFound', this.missing);
    return row;
  }

  /** A page that is not full, and not past the end, tells the total by itself. */
  private async totalOf(found: number, query: ListQuery<Row>): Promise<number> {
    const { from, to } = query;
    const full = found === to - from + 1;
    if (!full && (found > 0 || from === 0)) return from + found;
    const total = await rememberedCount(this.repository.manager, this.statements.count(query));
    // a remembered count may be older than the rows
    return found === 0 ? total : Math.max(total, from + found);
  }
}

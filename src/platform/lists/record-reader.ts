import type { ColumnType, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { readRows, type RowValues } from '../database/read-rows.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { rememberedCount } from './count-cache.js';
import type { Condition, ListSpec } from './list-spec.js';
import { type ListQuery, parseListQuery } from './list-query.js';
import type { Page, RawListQuery } from './page.js';
import { ReadStatements } from './read-statements.js';

/** The column types whose values both drivers answer just as the property has them. */
const PLAIN: readonly ColumnType[] = ['varchar', 'text', 'int', 'integer'];
/** As TypeORM stores a moment in SQLite. */
const STORED_MOMENT_LENGTH = '2026-01-01 00:00:00.000'.length;

interface Printed {
  property: string;
  convert?: (stored: unknown) => unknown;
}

/** Rows as mappers want them, without what TypeORM does for records that may be changed and saved. */
class PrintedRows<Row extends ObjectLiteral> {
  private columns: readonly Printed[] | undefined;

  /** @param properties what the values of a row are, in their order */
  constructor(
    private readonly repository: Repository<Row>,
    private readonly properties: readonly string[],
  ) {}

  of(rows: readonly RowValues[]): Row[] {
    this.columns ??= this.properties.map((property) => this.printed(property));
    const { columns } = this;
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      columns.forEach(({ property, convert }, index) => {
        const stored = values[index];
        row[property] = convert === undefined ? stored : convert(stored);
      });
      return row as Row;
    });
  }

  private printed(property: string): Printed {
    const column = this.repository.metadata.findColumnWithPropertyName(property);
    if (column === undefined) throw new Error(`${this.repository.metadata.name} has no ${property}`);
    if (column.transformer === undefined && PLAIN.includes(column.type)) return { property };
    const { driver } = this.repository.manager.dataSource;
    const hydrated = (stored: unknown): unknown => driver.prepareHydratedValue(stored, column);
    return { property, convert: isMoment(column) ? (stored) => moment(stored) ?? hydrated(stored) : hydrated };
  }
}

function isMoment({ type, transformer }: ColumnMetadata): boolean {
  return type === 'datetime' && transformer === undefined;
}

/** A moment as TypeORM stores it in SQLite, which has no type for it; TypeORM looks for other ways to write one too. */
function moment(stored: unknown): Date | undefined {
  if (typeof stored !== 'string' || stored.length !== STORED_MOMENT_LENGTH) return undefined;
  return new Date(`${stored.slice(0, 10)}T${stored.slice(11)}Z`);
}

/** One kind of record, listed and read for showing; the rows are for no unit of work to change and save. */
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

import type { ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { readRows, type Statement } from '../database/read-rows.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { cachedCount } from '../database/count-cache.js';
import type { Comparison, Condition, ListSpec, Order, Page, RawListQuery, RowFinder } from './list-spec.js';
import { type ListQuery, parseListQuery } from './list-query.js';
import { onSqlite } from '../database/columns.js';
import { termsOf } from '../database/search/terms.js';
import { textOrder } from './text-order.js';

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

const operators = {
  equal: '=',
  not: '<>',
  atLeast: '>=',
  atMost: '<=',
  oneOf: 'IN',
  noneOf: 'NOT IN',
} as const satisfies Record<Comparison, string>;
const MIN_WORD_LENGTH = 2;
const LAST_CHARACTER = '\uFFFF';
/** It comes before every letter and digit, so that a range up to it holds the word alone. */
const NO_LETTER = '!';

/**
 * The statements behind one resource. Requests that differ in values alone have the same SQL, which the database
 * compiles once; TypeORM's builder takes much longer to write it, and writes numbers into it.
 */
export class ReadStatements<Row extends ObjectLiteral> {
  readonly listed: readonly ColumnMetadata[];
  readonly whole: readonly ColumnMetadata[];

  constructor(
    private readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
  ) {
    this.whole = repository.metadata.columns;
    this.listed = spec.listed?.map((property) => this.columnOf(property)) ?? this.whole;
  }

  /** The rows of a page; ties in the order are broken by id, so pages never repeat or skip a row. */
  page({ order, from, to, ...query }: ListQuery<Row>): Statement {
    const { sql, values } = this.matching(this.namesOf(this.listed), query);
    const last = order.at(-1);
    const ordered = order.map((one) => `${this.orderedBy(one)} ${one.direction}`);
    if (last?.property !== 'id') ordered.push(`${this.valueOf('id')} ${last?.direction ?? 'ASC'}`);
    return { sql: `${sql} ORDER BY ${ordered.join(', ')} LIMIT ? OFFSET ?`, values: [...values, to - from + 1, from] };
  }

  count(query: ListQuery<Row>): Statement {
    return this.matching('COUNT(1)', query);
  }

  one(id: number): Statement {
    return { sql: `${this.selecting(this.namesOf(this.whole))} WHERE ${this.valueOf('id')} = ?`, values: [id] };
  }

  private selecting(values: string): string {
    return `SELECT ${values} FROM ${this.escape(this.repository.metadata.tableName)} ${this.escape('row')}`;
  }

  private matching(selected: string, { conditions, search }: Pick<ListQuery<Row>, 'conditions' | 'search'>): Statement {
    const wanted = conditions.map((condition) => this.meets(condition));
    if (search !== undefined) wanted.push(...this.hasWordsOf(search));
    const where = wanted.length === 0 ? '' : ` WHERE ${wanted.map(({ sql }) => sql).join(' AND ')}`;
    return { sql: this.selecting(selected) + where, values: wanted.flatMap(({ values }) => values) };
  }

  private meets(condition: Condition<Row>): Statement {
    if ('foundBy' in condition) return this.isFoundBy(condition.foundBy, condition.property);
    const { property, key, comparison, value } = condition;
    const { driver } = this.repository.manager.dataSource;
    const column = this.columnOf(property);
    const wanted = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    if (wanted.length === 0) return { sql: comparison === 'oneOf' ? '1 = 0' : '1 = 1', values: [] };
    const marks = Array.isArray(value) ? `(${marksFor(wanted)})` : '?';
    return {
      sql: `${this.valueOf(property, key)} ${operators[comparison]} ${marks}`,
      values: wanted.map((one): unknown =>
        key === undefined ? driver.preparePersistentValue(one, column) : asInJson(one),
      ),
    };
  }

  /** The queries are a table of their own, distinct so that MariaDB reads it once: it would ask again for each row. */
  private isFoundBy(finder: RowFinder, property: string): Statement {
    const found = finder(this.repository.manager).map((query) =>
      query.clone().select(`${query.alias}.id`, 'found').distinct().getQueryAndParameters(),
    );
    const sql = `SELECT found FROM (${found.map(([query]) => query).join(' UNION ALL ')}) AS finder`;
    return { sql: `${this.valueOf(property)} IN (${sql})`, values: found.flatMap(([, values]) => values as unknown[]) };
  }

  /** Every word must begin one of the record's words, whatever its accents and case. */
  private hasWordsOf(search: string): Statement[] {
    const { resource, wordsOf } = this.spec;
    const words = significantWords(search);
    if (words.length === 0) return [{ sql: '1 = 0', values: [] }];
    const resources = wordsOf?.resources ?? [resource];
    const found = `FROM ${this.escape('search_terms')} WHERE resource IN (${marksFor(resources)}) AND term >= ? AND term < ?`;
    const sql =
      wordsOf === undefined
        ? `${this.valueOf('id')} IN (SELECT recordId ${found})`
        : `(${this.valueOf(wordsOf.resource)}, ${this.valueOf(wordsOf.record)}) IN (SELECT resource, recordId ${found})`;
    return words.map((word) => {
      const end = word + (word.length < MIN_WORD_LENGTH ? NO_LETTER : LAST_CHARACTER);
      return { sql, values: [...resources, word, end] };
    });
  }

  private orderedBy({ property, key }: Order<Row>): string {
    const value = this.valueOf(property, key);
    const isText = Object.values(this.spec.columns).some((one) => one.property === property && one.kind === 'text');
    return isText && key === undefined ? textOrder(value) : value;
  }

  /** The SQL of a property or, where that holds JSON, of what stands in it under a key. */
  private valueOf(property: string, key?: string): string {
    const column = this.namesOf([this.columnOf(property)]);
    return key === undefined ? column : `${onSqlite ? 'json_extract' : 'JSON_VALUE'}(${column}, '$.${key}')`;
  }

  private namesOf(columns: readonly ColumnMetadata[]): string {
    return columns.map(({ databaseName }) => `${this.escape('row')}.${this.escape(databaseName)}`).join(', ');
  }

  private escape(name: string): string {
    return this.repository.manager.dataSource.driver.escape(name);
  }

  private columnOf(property: string): ColumnMetadata {
    const { metadata } = this.repository;
    const column = metadata.findColumnWithPropertyName(property);
    if (column === undefined) throw new Error(`${metadata.name} has no ${property}`);
    return column;
  }
}

const marksFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** JSON has a moment as its ISO text, which sorts as the moments do. */
const asInJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** A letter alone begins too many words: beside others it tells nothing, and by itself it is looked for as a word. */
function significantWords(search: string): string[] {
  const words = termsOf(search);
  const telling = words.filter((word) => word.length >= MIN_WORD_LENGTH);
  return telling.length > 0 ? telling : words;
}

import { LRUCache } from 'lru-cache';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { onSqlite } from '../database/columns.js';
import type { Statement } from '../database/read-rows.js';
import { SearchTerm } from '../database/search/search-term.entity.js';
import { termsOf } from '../database/search/terms.js';
import type { Comparison, ListSpec, Order } from './list-spec.js';
import type { ListQuery } from './list-query.js';
import { textOrder } from './text-order.js';

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
/** Far more than the back office and the site make; people can make up others. */
const MAX_SHAPES = 200;

/** The statements behind one kind of record, written by TypeORM once a shape and filled with each request's values. */
export class ReadStatements<Row extends ObjectLiteral> {
  readonly listed: readonly string[];
  readonly whole: readonly string[];
  private readonly written = new LRUCache<string, string>({ max: MAX_SHAPES });

  constructor(
    private readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
  ) {
    this.whole = repository.metadata.columns.map(({ propertyName }) => propertyName);
    this.listed = spec.listed ?? this.whole;
  }

  /** The rows of a page; ties in the order are broken by id, so pages never repeat or skip a row. */
  page(query: ListQuery<Row>): Statement {
    const sql = this.sqlOf(`page ${shapeOf(query)}`, () => {
      const builder = this.matching(query).select([]);
      for (const property of this.listed) builder.addSelect(`row.${property}`, property);
      for (const order of query.order) builder.addOrderBy(this.orderedBy(order), order.direction);
      const last = query.order.at(-1);
      if (last?.property !== 'id') builder.addOrderBy('row.id', last?.direction ?? 'ASC');
      return `${builder.getQuery()} LIMIT ? OFFSET ?`;
    });
    return { sql, values: [...this.valuesOf(query), query.to - query.from + 1, query.from] };
  }

  count(query: ListQuery<Row>): Statement {
    const sql = this.sqlOf(`count ${shapeOf(query)}`, () =>
      this.matching(query).select('COUNT(1)', 'total').getQuery(),
    );
    return { sql, values: this.valuesOf(query) };
  }

  one(id: number): Statement {
    const sql = this.sqlOf('one', () => {
      const builder = this.repository.createQueryBuilder('row').select([]);
      for (const property of this.whole) builder.addSelect(`row.${property}`, property);
      return builder.where('row.id = ?').getQuery();
    });
    return { sql, values: [id] };
  }

  private orderedBy({ property, key }: Order<Row>): string {
    if (key !== undefined) return valueOf({ property, key });
    const isText = Object.values(this.spec.columns).some((one) => one.property === property && one.kind === 'text');
    return isText ? textOrder(`row.${property}`) : `row.${property}`;
  }

  private sqlOf(shape: string, write: () => string): string {
    const known = this.written.get(shape);
    if (known !== undefined) return known;
    const sql = write();
    this.written.set(shape, sql);
    return sql;
  }

  private matching({ conditions, search }: ListQuery<Row>): SelectQueryBuilder<Row> {
    const builder = this.repository.createQueryBuilder('row');
    for (const { property, key, comparison, value } of conditions) {
      const placeholder = Array.isArray(value) ? `(${value.map(() => '?').join(', ')})` : '?';
      const compared = `${valueOf({ property, key })} ${operators[comparison]} ${placeholder}`;
      const ofNone = comparison === 'oneOf' ? '1 = 0' : '1 = 1';
      builder.andWhere(Array.isArray(value) && value.length === 0 ? ofNone : compared);
    }
    if (search !== undefined) addSearch(builder, search, this.spec.wordsOf);
    return builder;
  }

  /** In the order of the placeholders that {@link matching} writes. */
  private valuesOf({ conditions, search }: ListQuery<Row>): unknown[] {
    const { metadata, manager } = this.repository;
    const { driver } = manager.dataSource;
    const values: unknown[] = [];
    for (const { property, key, value } of conditions) {
      const column = metadata.findColumnWithPropertyName(property);
      if (column === undefined) throw new Error(`${metadata.name} has no ${property}`);
      const wanted = Array.isArray(value) ? (value as readonly unknown[]) : [value];
      for (const one of wanted) {
        values.push(key === undefined ? driver.preparePersistentValue(one, column) : asInJson(one));
      }
    }
    for (const word of search === undefined ? [] : tellingWords(search)) {
      const end = word + (word.length < MIN_WORD_LENGTH ? NO_LETTER : LAST_CHARACTER);
      values.push(...(this.spec.wordsOf?.resources ?? [this.spec.resource]), word, end);
    }
    return values;
  }
}

/** The SQL of a property or, where that holds JSON, of what stands in it under a key. */
function valueOf({ property, key }: { property: string; key: string | undefined }): string {
  const column = `row.${property}`;
  if (key === undefined) return column;
  return `${onSqlite ? 'json_extract' : 'JSON_VALUE'}(${column}, '$.${key}')`;
}

/** JSON has a moment as its ISO text, which sorts as the moments do. */
const asInJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** All of a request that its SQL depends on. */
function shapeOf<Row>({ order, conditions, search }: ListQuery<Row>): string {
  const compared = conditions.map(({ property, key, comparison, value }) => [
    property,
    key,
    comparison,
    Array.isArray(value) ? value.length : 1,
  ]);
  const sorted = order.map(({ property, key, direction }) => [property, key, direction]);
  const words = search === undefined ? [] : [termsOf(search).length > 0, tellingWords(search).length];
  return JSON.stringify([sorted, compared, words]);
}

/** A letter alone begins too many words: beside others it tells nothing, and by itself it is looked for as a word. */
function tellingWords(search: string): string[] {
  const words = termsOf(search);
  const telling = words.filter((word) => word.length >= MIN_WORD_LENGTH);
  return telling.length > 0 ? telling : words;
}

/** Every word must begin one of the record's words, whatever its accents and case. */
function addSearch<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  search: string,
  wordsOf: ListSpec<Row>['wordsOf'],
): void {
  const marks = wordsOf === undefined ? '?' : wordsOf.resources.map(() => '?').join(', ');
  if (termsOf(search).length === 0) builder.andWhere('1 = 0');
  tellingWords(search).forEach((_, index) => {
    const word = `t${index}`;
    const matching = builder
      .subQuery()
      .select(`${word}.recordId`)
      .from(SearchTerm, word)
      .where(`${word}.resource IN (${marks}) AND ${word}.term >= ? AND ${word}.term < ?`);
    if (wordsOf === undefined) builder.andWhere(`row.id IN ${matching.getQuery()}`);
    else {
      const named = matching.select([`${word}.resource`, `${word}.recordId`]).getQuery();
      builder.andWhere(`(row.${wordsOf.resource}, row.${wordsOf.record}) IN ${named}`);
    }
  });
}

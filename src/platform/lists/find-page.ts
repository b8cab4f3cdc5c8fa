import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { SearchTerm } from '../database/search/search-term.entity.js';
import { termsOf } from '../database/search/terms.js';
import { countRows } from './count-cache.js';
import type { Comparison, ListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';

/** A page of rows and where it stands in the whole. */
export interface Page<Row> {
  rows: Row[];
  from: number;
  total: number;
}

const operators = { equal: '=', not: '<>', atLeast: '>=', atMost: '<=', oneOf: 'IN' } as const satisfies Record<
  Comparison,
  string
>;
const MIN_WORD_LENGTH = 2;
const LAST_CHARACTER = '\uFFFF';

/** Reads one page; ties in the order are broken by id, so pages never repeat or skip a row. */
export async function findPage<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  spec: ListSpec<Row>,
  query: ListQuery<Row>,
): Promise<Page<Row>> {
  const rows = await pageQuery(repository, spec, query).getMany();
  return { rows, from: query.from, total: await totalOf(rows.length, query, matching(repository, spec, query)) };
}

/** The query behind a page. */
export function pageQuery<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  spec: ListSpec<Row>,
  query: ListQuery<Row>,
): SelectQueryBuilder<Row> {
  const builder = matching(repository, spec, query);
  for (const { property, direction } of query.order) builder.addOrderBy(`row.${property}`, direction);
  const last = query.order.at(-1);
  if (last?.property !== 'id') builder.addOrderBy('row.id', last?.direction ?? 'ASC');
  if (spec.listed !== undefined) builder.select(spec.listed.map((property) => `row.${property}`));
  return builder.offset(query.from).limit(query.to - query.from + 1);
}

function matching<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  spec: ListSpec<Row>,
  query: ListQuery<Row>,
): SelectQueryBuilder<Row> {
  const builder = repository.createQueryBuilder('row');
  query.conditions.forEach(({ property, comparison, value }, index) => {
    const parameter = comparison === 'oneOf' ? `(:...v${index})` : `:v${index}`;
    const none = Array.isArray(value) && value.length === 0;
    builder.andWhere(none ? '1 = 0' : `row.${property} ${operators[comparison]} ${parameter}`, {
      [`v${index}`]: value,
    });
  });
  if (query.search !== undefined) addSearch(builder, spec.resource, query.search);
  return builder;
}

/** A page that is not full, and not past the end, tells the total by itself. */
async function totalOf<Row extends ObjectLiteral>(
  found: number,
  { from, to }: ListQuery<Row>,
  counted: SelectQueryBuilder<Row>,
): Promise<number> {
  const full = found === to - from + 1;
  if (!full && (found > 0 || from === 0)) return from + found;
  const total = await countRows(counted);
  // a remembered count may be older than the rows
  return found === 0 ? total : Math.max(total, from + found);
}

/** Every word must begin one of the record's words, whatever its accents and case; a letter alone begins too many. */
function addSearch<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  resource: string,
  search: string,
): void {
  const words = termsOf(search);
  if (words.length === 0) builder.andWhere('1 = 0');
  const telling = words.filter((word) => word.length >= MIN_WORD_LENGTH);
  telling.forEach((word, index) => {
    const matching = builder
      .subQuery()
      .select(`t${index}.recordId`)
      .from(SearchTerm, `t${index}`)
      .where(`t${index}.resource = :resource AND t${index}.term >= :from${index} AND t${index}.term < :to${index}`)
      .getQuery();
    builder.andWhere(`row.id IN ${matching}`, {
      resource,
      [`from${index}`]: word,
      [`to${index}`]: word + LAST_CHARACTER,
    });
  });
}

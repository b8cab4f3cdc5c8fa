import type { DataSource, EntityMetadata } from 'typeorm';
import { emblemColours, emblemShapes } from '#content/shared/emblem.js';
import { resourceOf } from '#platform/database/resource.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { termsOf } from '#platform/database/search/terms.js';

const BATCH = 500;
const MINUTE_MS = 60_000;
const START = Date.UTC(2025, 0, 1);
/** So many rows have the word 'raríssimo', however many rows there are. */
const RARE_ROWS = 20;
/** Characters of a column of days; those of keys are fewer. */
const DAY_LENGTH = 10;

/**
 * Puts `rows` made-up rows into a table, in the place of those that a migration put there, and their words into the
 * search index.
 * @param start the moment of the first, ms since 1970; the others follow, one a minute
 */
export async function fillTable(
  dataSource: DataSource,
  entity: EntityMetadata,
  rows: number,
  start = START,
): Promise<void> {
  const searched = resourceOf(entity.target, 'search');
  const terms = dataSource.getMetadata(SearchTerm);
  await dataSource.query(`DELETE FROM ${dataSource.driver.escape(entity.tableName)}`);
  if (searched !== undefined) {
    await dataSource.query('DELETE FROM search_terms WHERE resource = ?', [searched.name]);
  }
  for (let first = 1; first <= rows; first += BATCH) {
    const size = Math.min(BATCH, rows - first + 1);
    const batch = Array.from({ length: size }, (_, offset) => madeUp(entity, first + offset, rows, start));
    await insert(dataSource, entity, batch);
    if (searched !== undefined) {
      await insert(
        dataSource,
        terms,
        batch.flatMap((row) => termsOfRow(searched, row)),
      );
    }
  }
}

/** One statement for all rows: the query builder takes many times as long. */
async function insert(dataSource: DataSource, entity: EntityMetadata, rows: Record<string, unknown>[]): Promise<void> {
  const { driver } = dataSource;
  const names = entity.columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const marks = `(${entity.columns.map(() => '?').join(', ')})`;
  const parameters = rows.flatMap((row) =>
    entity.columns.map((column) => driver.preparePersistentValue(row[column.propertyName], column) as unknown),
  );
  const table = driver.escape(entity.tableName);
  await dataSource.query(`INSERT INTO ${table} (${names}) VALUES ${rows.map(() => marks).join(', ')}`, parameters);
}

/** Lets the database's planner know what is in its tables. */
export async function analyse(dataSource: DataSource): Promise<void> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => `\`${tableName}\``).join(', ');
  await dataSource.query(dataSource.options.type === 'mysql' ? `ANALYZE TABLE ${tables}` : 'ANALYZE');
}

/**
 * Lets the planner of MySQL or MariaDB take every table for one of a million rows: of few rows it thinks, rightly, that
 * reading them all is quickest. SQLite's takes the index of an order whatever the size.
 */
export async function pretendLarge(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'mysql') return;
  await dataSource.query(
    'UPDATE mysql.innodb_table_stats SET n_rows = 1000000, clustered_index_size = 20000 WHERE database_name = DATABASE()',
  );
  // a table that gets another name is opened anew, with the figures just written
  for (const { tableName } of dataSource.entityMetadatas) {
    await dataSource.query(`RENAME TABLE \`${tableName}\` TO \`${tableName}_\``);
    await dataSource.query(`RENAME TABLE \`${tableName}_\` TO \`${tableName}\``);
  }
}

function termsOfRow(
  { name: resource, search }: { name: string; search: readonly string[] },
  row: Record<string, unknown>,
) {
  const words = termsOf(search.map((property) => String(row[property])).join(' '));
  return words.map((term) => ({ resource, term, recordId: Number(row['id']) }));
}

function madeUp(entity: EntityMetadata, id: number, rows: number, start: number): Record<string, unknown> {
  const values = entity.columns.map((column) => {
    const allowed = allowedBy(entity, column.propertyName);
    const length = Number(column.length || 0);
    return [
      column.propertyName,
      allowed[id % allowed.length] ?? value(column.propertyName, column.type, length, id, rows, start),
    ];
  });
  return { ...(Object.fromEntries(values) as Record<string, unknown>), id };
}

/** The words that a check lets into a column, but for the private area: its files are in no list. */
function allowedBy(entity: EntityMetadata, property: string): string[] {
  const check = entity.checks.find(({ expression }) => expression.startsWith(`${property} IN (`));
  const words = [...(check?.expression ?? '').matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
  return words.filter((word) => word !== 'documentos');
}

function value(property: string, type: unknown, length: number, id: number, rows: number, start: number): unknown {
  if (type === 'simple-json') return [];
  if (property === 'versao') return 1;
  if (property === 'ano') return 2021 + (id % 5);
  if (property === 'forma') return emblemShapes[id % emblemShapes.length];
  if (property === 'cor') return emblemColours[id % emblemColours.length];
  switch (type) {
    case 'datetime':
      return new Date(start + id * MINUTE_MS);
    case 'boolean':
      return id % 2 === 0;
    case 'integer':
    case 'int':
      return id % 90;
    default: {
      if (length === DAY_LENGTH) return new Date(start + id * MINUTE_MS).toISOString().slice(0, DAY_LENGTH);
      // too short for words that differ
      if (length > 0 && length < DAY_LENGTH) return String(id).padStart(length, '0');
      const rare = id % (rows / RARE_ROWS) === 0 ? 'raríssimo ' : '';
      return `${rare}texto ${id}`.slice(0, length === 0 ? undefined : length);
    }
  }
}

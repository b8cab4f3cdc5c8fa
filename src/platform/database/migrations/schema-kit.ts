import { type QueryRunner, Table, type TableColumnOptions, type TableIndexOptions, type TableOptions } from 'typeorm';

// FROZEN. Migrations that have run on somebody's database are built from this, so what it makes never changes: a kind
// of column that is to be different from now on gets a new name here. Nothing in this folder imports living code.

type Kind = Pick<TableColumnOptions, 'type' | 'length' | 'precision' | 'default' | 'charset' | 'collation'>;

/** The kinds of column as they are called on the database that is migrated. */
export interface SchemaKit {
  varchar: (length: number) => Kind;
  /** A string compared byte by byte. */
  exact: (length: number) => Kind;
  text: () => Kind;
  longText: () => Kind;
  /** A moment in UTC, to the millisecond. */
  moment: () => Kind;
  integer: () => Kind;
  /** A flag that is false unless set. */
  flag: () => Kind;
  /** A flag that is true unless set. */
  flagOn: () => Kind;
  /** A column that holds a value unless it is said to be nullable. */
  field: (name: string, kind: Kind, options?: { nullable?: boolean }) => TableColumnOptions;
  /** The generated key of a table. */
  keyField: TableColumnOptions;
}

/** Whether the database that is migrated is SQLite and not MySQL. */
export function onSqlite(runner: QueryRunner): boolean {
  return runner.connection.options.type === 'better-sqlite3';
}

/** The kinds of column of the database that is migrated. */
export function schemaKit(runner: QueryRunner): SchemaKit {
  const sqlite = onSqlite(runner);
  const varchar = (length: number): Kind => ({ type: 'varchar', length: String(length) });
  const integer = (): Kind => ({ type: sqlite ? 'integer' : 'int' });
  return {
    varchar,
    exact: (length) =>
      sqlite ? varchar(length) : { ...varchar(length), charset: 'utf8mb4', collation: 'utf8mb4_bin' },
    text: () => ({ type: 'text' }),
    longText: () => ({ type: sqlite ? 'text' : 'mediumtext' }),
    moment: () => (sqlite ? { type: 'datetime' } : { type: 'datetime', precision: 3 }),
    integer,
    flag: () => ({ type: 'boolean', default: sqlite ? 0 : "'0'" }),
    flagOn: () => ({ type: 'boolean', default: sqlite ? 1 : "'1'" }),
    field: (name, kind, options = {}) => ({ ...kind, name, isNullable: options.nullable ?? false }),
    keyField: { ...integer(), name: 'id', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
  };
}

/** A migration's table. `text` is the column of an index by whose text a list is in order. */
export interface TableShape extends TableOptions {
  name: string;
  indices?: (TableIndexOptions & { name: string; text?: string })[];
}

export const index = (name: string, columnNames: string[], isUnique = false) => ({ name, columnNames, isUnique });

/** An index that has the one of {@link createTextIndex} beside it. @param text by default the first column */
export const textIndex = (name: string, columnNames: string[], text = columnNames[0]) => ({ name, columnNames, text });

/** A condition that every row of a migration's table meets. */
export const check = (name: string, expression: string) => ({ name, expression });

/**
 * Creates a migration's table unless it is there. TypeORM leaves a table's checks out on MySQL, so they are added by
 * hand, each only where it is missing: a migration that was killed half-way runs again from its start.
 */
export async function createTable(runner: QueryRunner, table: TableShape): Promise<void> {
  await runner.createTable(new Table(table), true);
  for (const { name, columnNames, text } of table.indices ?? [])
    if (text !== undefined) await createTextIndex(runner, table.name, `${name}_text`, columnNames, text);
  if (onSqlite(runner)) return;
  for (const { name, expression } of table.checks ?? []) {
    const present = (await runner.query(
      'SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = ? AND constraint_name = ?',
      [table.name, name],
    )) as unknown[];
    if (present.length === 0) {
      await runner.query(`ALTER TABLE \`${table.name}\` ADD CONSTRAINT \`${name}\` CHECK (${expression})`);
    }
  }
}

const LETTERS = { a: 'áàâãÁÀÂÃ', c: 'çÇ', e: 'éêÉÊ', i: 'íÍ', n: 'ñÑ', o: 'óôõÓÔÕ', u: 'úüÚ' };

/**
 * Creates the index by which a list has a text in the order of a reader on SQLite. MySQL has that order by the plain one.
 * @param name that of the plain index and `_text`
 * @param columns all of the index, the text among them
 */
export async function createTextIndex(
  runner: QueryRunner,
  table: string,
  name: string,
  columns: readonly string[],
  text: string,
): Promise<void> {
  if (!onSqlite(runner)) return;
  const letters = Object.entries(LETTERS).flatMap(([base, marked]) => Array.from(marked, (letter) => [letter, base]));
  const plain = letters.reduce((inner, [letter, base]) => `replace(${inner}, '${letter}', '${base}')`, `"${text}"`);
  const order = `(CASE WHEN "${text}" GLOB '[«“„‘–—…]*' THEN '"' ELSE '' END || ${plain}) COLLATE NOCASE`;
  const terms = columns.map((column) => (column === text ? order : `"${column}"`));
  await runner.query(`CREATE INDEX "${name}" ON "${table}" (${terms.join(', ')})`);
}

/**
 * Changes the columns of a table that has such indexes. For that TypeORM makes the whole table anew on SQLite, and an index
 * of an expression it cannot.
 */
export async function keepTextIndexes(runner: QueryRunner, table: string, change: () => Promise<void>): Promise<void> {
  const indexes = onSqlite(runner)
    ? ((await runner.query(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name LIKE '%!_text' ESCAPE '!'",
        [table],
      )) as { name: string; sql: string }[])
    : [];
  for (const { name } of indexes) await runner.dropIndex(table, name);
  await change();
  for (const { sql } of indexes) await runner.query(sql);
}

import { type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { createTable, schemaKit } from './schema-kit.js';

// FROZEN, as what it is used by.

/** A name before a change and after it. */
type Names = readonly [before: string, after: string];

/** A table under two names; its columns' kinds stay. */
export interface TwiceNamedTable {
  name: Names;
  columns: readonly {
    name: Names;
    kind: Pick<TableColumnOptions, 'type'>;
    nullable?: boolean;
    primary?: boolean;
    generated?: boolean;
    /** The only values that it holds, before the change and after it. */
    words?: Readonly<Record<string, string>>;
  }[];
  /** With the columns' names after the change. */
  indices: readonly { name: Names; columns: readonly string[]; unique?: boolean }[];
}

/**
 * Moves a table's rows to the table of its other name. A run that was killed half-way begins the table again from its
 * old rows, which go last.
 * @param from which of the two names it has: 0 before the change, 1 after it
 */
export async function copyTable(runner: QueryRunner, table: TwiceNamedTable, from: 0 | 1, to: 0 | 1): Promise<void> {
  const [source, target] = [table.name[from], table.name[to]];
  if (!(await runner.hasTable(source))) return;
  await createTable(runner, named(runner, table, to));
  const q = (name: string) => runner.connection.driver.escape(name);
  await runner.query(`DELETE FROM ${q(target)}`);
  const columns = table.columns.map(({ name }) => q(name[to]));
  const values = table.columns.map(({ name, words }) => {
    const cases = Object.entries(words ?? {}).map((pair) => `WHEN '${pair[from]}' THEN '${pair[to]}'`);
    return cases.length === 0 ? q(name[from]) : `CASE ${q(name[from])} ${cases.join(' ')} END`;
  });
  await runner.query(`INSERT INTO ${q(target)} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${q(source)}`);
  await runner.dropTable(source);
}

function named(runner: QueryRunner, { name, columns, indices }: TwiceNamedTable, side: 0 | 1): Table {
  const { field, keyField } = schemaKit(runner);
  const sideOf = (column: string) => columns.find((candidate) => candidate.name[1] === column)?.name[side] ?? column;
  return new Table({
    name: name[side],
    columns: columns.map((column) =>
      column.generated === true
        ? keyField
        : {
            ...field(column.name[side], column.kind, { nullable: column.nullable ?? false }),
            isPrimary: column.primary ?? false,
          },
    ),
    checks: columns.flatMap(({ name: columnName, words }) =>
      words === undefined
        ? []
        : {
            name: `ck_${name[side]}_${columnName[side]}`,
            expression: `${columnName[side]} IN (${Object.entries(words)
              .map((pair) => `'${pair[side]}'`)
              .join(', ')})`,
          },
    ),
    indices: indices.map((index) => ({
      name: index.name[side],
      columnNames: index.columns.map(sideOf),
      isUnique: index.unique ?? false,
    })),
  });
}

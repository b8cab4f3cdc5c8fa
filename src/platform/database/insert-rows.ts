import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * Writes rows of one kind in one statement, with their values beside it. TypeORM takes longer to write such a statement
 * than the database takes to run it, and writes numbers into it, so that SQLite compiles each anew. No listener hears of it.
 * @param rows each with a value for the same columns; the others get what the database gives them
 * @returns the id of a single row, where the database gives it one
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
): Promise<number> {
  const { driver } = manager.dataSource;
  const { tableName, columns } = manager.dataSource.getMetadata(entity);
  const given = columns.filter(({ propertyName }) => rows[0]?.[propertyName] !== undefined);
  const names = given.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const marks = `(${given.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    given.map((column): unknown => driver.preparePersistentValue(row[column.propertyName], column)),
  );
  const sql = `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${rows.map(() => marks).join(', ')}`;
  const written = await manager.query<number | { insertId: number }>(sql, values);
  return typeof written === 'object' ? written.insertId : written;
}

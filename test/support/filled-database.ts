import type { DataSource } from 'typeorm';
import { migrate } from '#platform/data-source/migrate.js';
import { createDatabase, dropDatabase } from './database.js';
import { wholeDataSource } from './data-source.js';
import { fillTable } from './fill-table.js';
import { type ListedEntity, listSpecs } from './list-specs.js';

/** A database of its own in which every list has rows. */
export interface FilledDatabase {
  dataSource: DataSource;
  lists: ListedEntity[];
  drop: () => Promise<void>;
}

/** @param rows how many each list's table gets */
export async function filledDatabase(rows: number): Promise<FilledDatabase> {
  await createDatabase();
  const dataSource = await (await wholeDataSource()).initialize();
  await migrate(dataSource);
  const lists = await listSpecs(dataSource);
  for (const entity of new Set(lists.map((list) => list.entity))) await fillTable(dataSource, entity, rows);
  const drop = async () => {
    await dataSource.destroy();
    await dropDatabase();
  };
  return { dataSource, lists, drop };
}

import type { TestApi } from './api.js';

/** Written by the application itself, whether or not somebody asks for something. */
const BY_ITSELF = new Set(['last_runs', 'scheduled_jobs']);

/** Everything that an API keeps: each row of each table, mail that waits among them, and the names of its files. */
export async function readEverything({ dataSource, files }: TestApi, except: readonly string[] = []): Promise<unknown> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const read = tables.filter((table) => !BY_ITSELF.has(table) && !except.includes(table));
  const rows: [string, unknown][] = [];
  for (const table of read.sort()) {
    rows.push([table, await dataSource.query(`SELECT * FROM ${dataSource.driver.escape(table)}`)]);
  }
  const names = [await files('uploads'), await files('documentos'), await files('tmp')].map((list) => list.sort());
  return { rows: Object.fromEntries(rows), names };
}

import type { DataSource } from 'typeorm';

/** What an API asks its database. */
export interface RecordedQueries {
  /** The tables that were read from since this was asked last, each as often as it was; not what looks by itself. */
  tablesRead: () => string[];
}

/** Tables that are read whether or not somebody asks for something. */
const BY_ITSELF = new Set(['content_versions', 'outbox', 'scheduled_jobs']);

/** Records the queries of an API from now on. */
export function recordQueries(dataSource: DataSource): RecordedQueries {
  let read: string[] = [];
  const { logger } = dataSource;
  const logQuery = logger.logQuery.bind(logger);
  logger.logQuery = (query, ...more) => {
    logQuery(query, ...more);
    if (!/^\s*SELECT/i.test(query)) return;
    read.push(...[...query.matchAll(/(?:FROM|JOIN)\s+[`"](\w+)[`"]/g)].map(([, table]) => table ?? ''));
  };
  return {
    tablesRead: () => {
      const since = read.filter((table) => !BY_ITSELF.has(table));
      read = [];
      return since;
    },
  };
}

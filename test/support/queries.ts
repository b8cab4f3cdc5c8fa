import type { DataSource } from 'typeorm';

/** The queries that an API sends to its database. */
export interface RecordedQueries {
  /** The tables read since the last call, each as often as it was read, but for queries that run by themselves. */
  tablesRead: () => string[];
  /** The reading statements since the last call, but for those that run by themselves. */
  selects: () => Select[];
}

/** A statement as the driver gets it. */
export interface Select {
  sql: string;
  parameters: unknown[];
}

/** Tables that are read whether or not somebody asks for something. */
const BY_ITSELF = new Set(['content_versions', 'last_runs', 'outbox', 'scheduled_jobs']);
/** Queries on other tables that also run by themselves: which drafts are due, which events begin or end, who waits for a notice, and whether schools are reminded. */
const WHAT_IS_DUE =
  /FROM [`"](?:drafts[`"].+[`"](?:publishAt|withdrawAt)[`"] <= |eventos[`"] [`"]turning[`"]|(?:avisos|lembretes)[`"] [`"]due[`"])/s;

/** Records the queries of an API from now on. */
export function recordQueries(dataSource: DataSource): RecordedQueries {
  let selects: Select[] = [];
  const { logger } = dataSource;
  const logQuery = logger.logQuery.bind(logger);
  logger.logQuery = (query, parameters, ...more) => {
    logQuery(query, parameters, ...more);
    if (!/^\s*SELECT/i.test(query) || WHAT_IS_DUE.test(query)) return;
    if (tablesOf(query).some((table) => !BY_ITSELF.has(table))) {
      selects.push({ sql: query, parameters: Array.isArray(parameters) ? parameters : [] });
    }
  };
  const taken = () => {
    const since = selects;
    selects = [];
    return since;
  };
  return {
    tablesRead: () =>
      taken()
        .flatMap(({ sql }) => tablesOf(sql))
        .filter((table) => !BY_ITSELF.has(table)),
    selects: taken,
  };
}

function tablesOf(sql: string): string[] {
  return [...sql.matchAll(/(?:FROM|JOIN)\s+[`"](\w+)[`"]/g)].map(([, table]) => table ?? '');
}

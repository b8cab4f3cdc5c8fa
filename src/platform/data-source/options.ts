import type { Database } from 'better-sqlite3';
import {
  AbstractLogger,
  type DataSourceOptions,
  type EntitySubscriberInterface,
  EventSubscriber,
  getMetadataArgsStorage,
} from 'typeorm';
import { Logger } from '@nestjs/common';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import type { Settings } from '../config/config.js';
import { type ServerTls, tlsOptions } from '../config/server-tls.js';
import { StuckConnectionSubscriber } from '../database/limited-waits.js';
import { IndexRepeatedTextsByForm } from '../database/migrations/1797400000000-index-repeated-texts-by-form.js';
import { Baseline } from '../database/migrations/baseline/baseline.js';
import { SearchSubscriber } from '../database/search/search.subscriber.js';
import { currentTrace } from '../requests/request-id.js';
import { sqliteDriver } from './sqlite-driver.js';

/** Every migration, oldest first (docs/decisions/0251). */
export const migrations = [Baseline, IndexRepeatedTextsByForm];

const WORD = /^\s*([a-z]+)/i;

/** Tells the trace of a request of its statements: the first word of each, how long it took, whether it failed. */
@EventSubscriber()
class TracedStatements implements EntitySubscriberInterface {
  afterQuery({ query, executionTime, success }: AfterQueryEvent): void {
    const operation = WORD.exec(query)?.[1]?.toUpperCase() ?? 'OTHER';
    currentTrace()?.statement(operation, executionTime ?? 0, !success);
  }
}

/** Tells of a statement that took too long how long, and never what it was about: its values are people's data. */
class SlowStatements extends AbstractLogger {
  private readonly logger = new Logger('Database');

  override logQuerySlow(milliseconds: number): void {
    this.logger.warn({ slowStatementMs: milliseconds });
  }

  protected override writeLog(): void {}
}

/** SQLite waits for another program's lock in the one thread that answers everybody: units of work try again instead. */
const BUSY_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 3_000;
export const POOL_SIZE = 10;
/** Callers beyond the pool wait in a queue of this length; the next one is refused at once (503). */
const QUEUE_LIMIT = 200;
const CHARSET = 'utf8mb4_unicode_520_ci';

/**
 * Returns the options of the one data source (docs/decisions/0060). A program imports its entities first: those are the
 * ones it has.
 */
export function dataSourceOptions(settings: Settings): DataSourceOptions {
  const shared = {
    // these are all that are declared by a file that was imported by now
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations,
    subscribers: [SearchSubscriber, ...(settings.otlpEndpoint === undefined ? [] : [TracedStatements])],
    synchronize: false,
    migrationsTransactionMode: 'each' as const,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' } as const,
    logger: new SlowStatements(),
  };
  if (settings.embedded) {
    return {
      ...shared,
      type: 'better-sqlite3',
      driver: sqliteDriver(),
      database: settings.databaseUrl.slice('sqlite:'.length),
      timeout: BUSY_TIMEOUT_MS,
      enableWAL: true,
      prepareDatabase: (database: Database) => {
        database.pragma('synchronous = FULL');
        // what is deleted holds personal data: its bytes go with it
        database.pragma('secure_delete = ON');
      },
    };
  }
  return {
    ...shared,
    type: 'mysql',
    url: settings.databaseUrl,
    ...tlsDemanded(settings.databaseTls),
    charset: CHARSET,
    timezone: 'Z',
    poolSize: POOL_SIZE,
    connectTimeout: CONNECT_TIMEOUT_MS,
    subscribers: [...shared.subscribers, StuckConnectionSubscriber],
    // a stack for every statement costs each form a sixteenth of its work; TypeORM's errors have one of their own
    trace: false,
    extra: { queueLimit: QUEUE_LIMIT, enableKeepAlive: true },
  };
}

/** Whether who answers is the server that was meant is seen by its name, too. */
function tlsDemanded(databaseTls: ServerTls | undefined) {
  if (databaseTls === undefined || databaseTls.demand === 'never') return {};
  return { ssl: { ...tlsOptions(databaseTls), verifyIdentity: databaseTls.demand === 'verified' } };
}

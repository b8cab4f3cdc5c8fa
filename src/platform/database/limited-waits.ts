import { type DataSource, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { SECOND_MS } from '../dates/durations.js';

const CONNECTION_MS = 3 * SECOND_MS;
const STATEMENT_MS = 10 * SECOND_MS;
/** How long a statement waits for rows that another transaction has locked. */
const LOCK_SECONDS = 5;
/** When the server itself gives a statement up: nobody has been waiting for it for some time. */
const SERVER_SECONDS = 12;
/** MariaDB reads the second part, of all statements; MySQL the third, of those that read. */
const LIMITS = [
  `SET SESSION innodb_lock_wait_timeout = ${LOCK_SECONDS}`,
  `/*M! , max_statement_time = ${SERVER_SECONDS} */`,
  `/*!50708 , max_execution_time = ${SERVER_SECONDS * SECOND_MS} */`,
].join(' ');

interface Connection {
  release: () => void;
  destroy: () => void;
  query: (options: { sql: string; timeout: number }, done: (error: Error | null) => void) => void;
}

/** Throws away a connection on which a statement took too long: what is asked on it next would wait behind that. */
export function destroyIfStuck(connection: Pick<Connection, 'destroy'>, error: unknown): void {
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
}

@EventSubscriber()
export class StuckConnectionSubscriber implements EntitySubscriberInterface {
  afterQuery({ success, error, queryRunner }: AfterQueryEvent): Promise<void> | undefined {
    if (success) return undefined;
    return queryRunner.connect().then((connection: Connection) => destroyIfStuck(connection, error));
  }
}

/** Bounds the wait for a hung MySQL server; the schema's own changes come before, as they take what they need. */
export function limitWaits(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  Object.assign(driver.options, { enableQueryTimeout: true, maxQueryExecutionTime: STATEMENT_MS });
  const limited = new WeakSet<Connection>();
  // a statement that waits behind the limits on a connection that they end would never be answered
  const limit = async (connection: Connection): Promise<Connection> => {
    if (limited.has(connection)) return connection;
    const options = { sql: LIMITS, timeout: CONNECTION_MS };
    const error = await new Promise<Error | null>((resolve) => connection.query(options, resolve));
    if (error !== null) {
      connection.destroy();
      throw error;
    }
    limited.add(connection);
    return connection;
  };
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = () =>
    new Promise<Connection>((resolve, reject) => {
      const obtained: Promise<Connection> = obtain().then(limit);
      // a plain timer: an abortable one makes an error with its stack for each unit of work
      const late = setTimeout(() => {
        reject(Object.assign(new Error('No connection came free.'), { code: 'POOL_WAIT_TIMEOUT' }));
        obtained.then((connection) => connection.release()).catch(() => undefined);
      }, CONNECTION_MS);
      void obtained.then(resolve, reject).finally(() => clearTimeout(late));
    });
}

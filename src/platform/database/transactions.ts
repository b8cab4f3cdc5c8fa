import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex, withTimeout } from 'async-mutex';
import { DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { Database } from 'better-sqlite3';
import { type AuditedAction, auditedAction } from '../requests/audited-action.js';
import { SECOND_MS } from '../dates/durations.js';
import { type DatabaseTrouble, databaseTrouble } from '../errors/database-errors.js';
import { describeError } from '../errors/error.filter.js';
import { forgetCounts } from './count-cache.js';
import { onSqlite } from './columns.js';
import { AppError } from '../errors/app-error.js';

const MAX_ATTEMPTS = 5;
const BACKOFF_MS = 20;
/** A unit that waited so long for locks is not begun again. */
const LONGEST_MS = 10 * SECOND_MS;
/** A unit waits so long for its turn on SQLite: what can't keep up refuses what has waited, and not whatever comes later. */
const TURN_MS = 5 * SECOND_MS;
/**
 * SQLite answers in the turn of the event loop that asks, so all units that wait would be done in it; nothing else is
 * answered meanwhile, and Node accepts one new connection a turn.
 */
const LONGEST_TURN_MS = 10;
const turnMissed = Object.assign(new Error('the turn to write did not come'), { code: 'SQLITE_BUSY' });

type Work<Result> = (manager: EntityManager) => Promise<Result>;

type Act = () => void | Promise<void>;

/** Puts an action on record in the trail, as the last step of the unit of work that does it. */
type ActionRecorder = (manager: EntityManager, action: AuditedAction, result: unknown) => Promise<void>;

/**
 * The one way to write. A unit of work either happens whole or not at all; one that lost against another (deadlock,
 * busy, lost certification on a cluster) is run again from its start, at most five times and within ten seconds
 * (docs/decisions/0059).
 *
 * TypeORM shares a single SQLite connection among all callers, so on SQLite units take turns: otherwise one caller's
 * write would land inside another's open transaction and vanish with its rollback (docs/decisions/0002).
 */
@Injectable()
export class Transactions {
  private readonly logger = new Logger('Database');
  private readonly turn = withTimeout(new Mutex(), TURN_MS, turnMissed);
  /** When the first unit of this turn of the event loop began. */
  private turnBegan: number | undefined;
  private recordAction: ActionRecorder | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Reads outside of a unit of work, and never writes: on SQLite that could be undone with somebody else's work. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** Has `record` put on record what signed-in people do, in the transaction of what they do. */
  recordActionsBy(record: ActionRecorder): void {
    this.recordAction = record;
  }

  /** Runs `work`, maybe more than once. @param again its troubles */
  async run<Result>(work: Work<Result>, again: readonly DatabaseTrouble[] = ['busy']): Promise<Result> {
    const unit = () => this.attempt(work, again);
    return this.followUp(onSqlite ? await this.inTurn(unit) : await unit());
  }

  /** Runs a unit alone. Once those of this turn of the event loop have taken long, what has arrived is seen to before the next. */
  private async inTurn<Result>(unit: () => Promise<Result>): Promise<Result> {
    const release = await this.turn.acquire();
    if (this.turnBegan === undefined) setImmediate(() => (this.turnBegan = undefined));
    this.turnBegan ??= performance.now();
    return unit().finally(() => {
      const now = performance.now();
      if (now - (this.turnBegan ?? now) < LONGEST_TURN_MS) release();
      else setImmediate(release);
    });
  }

  /** Runs `work` that looks before it inserts: once more, too, where somebody else has inserted the same meanwhile. */
  runInserting<Result>(work: Work<Result>): Promise<Result> {
    return this.run(work, ['busy', 'duplicate']);
  }

  /** Runs a unit of work that removes much; MySQL then locks its rows alone and not the room between them. */
  async runApart<Result>(work: Work<Result>): Promise<Result> {
    return onSqlite ? this.run(work) : this.followUp(await this.attempt(work, ['busy'], 'READ COMMITTED'));
  }

  /** Runs something while no unit of work is open on SQLite's one connection; those that come meanwhile wait their turn. */
  runBetweenUnits<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.turn.runExclusive(work);
  }

  private async attempt<Result>(
    work: Work<Result>,
    again: readonly DatabaseTrouble[],
    isolation?: 'READ COMMITTED',
  ): Promise<{ result: Result; acts: ReadonlySet<Act> }> {
    const action = auditedAction();
    const end = performance.now() + LONGEST_MS;
    const isOver = () => performance.now() > end;
    for (let attempt = 1; ; attempt += 1) {
      const acts = new Set<Act>();
      try {
        const whole = async (manager: EntityManager): Promise<Result> => {
          actsAfter.set(manager, acts);
          const made = await work(manager);
          if (action?.isRecorded === false) await this.recordAction?.(manager, action, made);
          return made;
        };
        const result =
          isolation === undefined
            ? await this.dataSource.transaction(whole)
            : await this.dataSource.transaction(isolation, whole);
        if (action !== undefined) action.isRecorded = true;
        forgetCounts(this.dataSource);
        return { result, acts };
      } catch (error) {
        if (onSqlite) endLeftover(this.dataSource);
        const trouble = databaseTrouble(error);
        if (trouble === undefined || !again.includes(trouble) || attempt === MAX_ATTEMPTS || isOver()) throw error;
        await wait(BACKOFF_MS * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  /** Does what is to follow a commit. The unit of work has happened, so a failure here does not undo it, and is logged. */
  private async followUp<Result>({ result, acts }: { result: Result; acts: ReadonlySet<Act> }): Promise<Result> {
    for (const act of acts) {
      try {
        await act();
      } catch (error) {
        this.logger.warn({ afterCommit: databaseTrouble(error) ?? describeError(error) });
      }
    }
    return result;
  }
}

const actsAfter = new WeakMap<EntityManager, Set<Act>>();

/**
 * Has `act` done once, when the manager's unit of work has committed; of a unit that fails, or that is run again, nothing is.
 * @throws Error for the manager of no unit of work
 */
export function afterCommit(manager: EntityManager, act: Act): void {
  const acts = actsAfter.get(manager);
  if (acts === undefined) throw new Error('No unit of work is open here');
  acts.add(act);
}

/** Ends what a failed unit has left on SQLite's one connection: on a full disk TypeORM takes it for still open. */
function endLeftover(dataSource: DataSource): void {
  const { databaseConnection } = dataSource.driver as unknown as { databaseConnection: Database };
  if (databaseConnection.inTransaction) databaseConnection.exec('ROLLBACK');
  // the one runner that all share
  Object.assign(dataSource.createQueryRunner(), { isTransactionActive: false, transactionDepth: 0 });
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Locks what a unit of work finds against other units until it ends; on SQLite units take turns anyway. */
export const forUpdate = onSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } };
export type Lock = typeof forUpdate;

/** Reads a record inside a unit of work, locked against other units until it ends. @throws AppError 'notFound' */
export async function lockOrThrow<Row extends { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  id: number,
): Promise<Row> {
  const row = await manager.findOne(target, { where: { id } as FindOptionsWhere<Row>, ...forUpdate });
  if (row === null) throw new AppError('notFound');
  return row;
}

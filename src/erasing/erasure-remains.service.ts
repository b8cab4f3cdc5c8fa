import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import type { FilePlace } from '#files/storage/ficheiro.entity.js';
import { Mailer } from '#mail/mailer.js';
import { batchesById } from '#platform/database/batches-by-id.js';
import { afterCommit, Transactions } from '#platform/database/transactions.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { DatabaseFile } from './database-file.js';
import { ErasureList } from './erasure-list.js';
import { Erasure, UnfinishedErasure } from './erasure.entity.js';
import { Hourly } from '#platform/jobs/jobs.js';

const FINISHED_AT_ONCE = 100;

interface Remains {
  files: FilePlace[];
  /** The things whose mail is forgotten, as the keys of the mail name them: 'contactos:12'. */
  abouts: string[];
  recordHashes: string[];
  /** The moment until which a worker may still be sending mail about them; null where none is. */
  mailUntil: string | null;
}

/** Does what erasures leave once committed: files, mail, the list, the database's free room; each may come twice. */
@Injectable()
export class ErasureRemains implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Privacy');
  private readonly waiting = new WeakMap<EntityManager, UnfinishedErasure[]>();
  private starting = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    private readonly mailer: Mailer,
    private readonly list: ErasureList,
    private readonly databaseFile: DatabaseFile,
  ) {}

  /** Finishes what a process that died left, without holding up the start. */
  onApplicationBootstrap(): void {
    this.starting = this.finishLeft().catch((error: unknown) => this.logFailure(error));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.starting;
  }

  /** Writes down what an erasure leaves to do, in its own unit of work. */
  add(manager: EntityManager, { mailUntil, ...left }: Omit<Remains, 'mailUntil'> & { mailUntil: Date | null }) {
    const remains: Remains = { ...left, mailUntil: mailUntil?.toISOString() ?? null };
    return manager.save(UnfinishedErasure, { dueAt: new Date(), remains: JSON.stringify(remains) });
  }

  /** Has what is left done once the unit of work has committed, all of one unit at a time: each cleans the database. */
  finishAfter(manager: EntityManager, left: readonly UnfinishedErasure[]): void {
    const known = this.waiting.get(manager);
    if (known !== undefined) known.push(...left);
    else if (left.length > 0) {
      const all = [...left];
      this.waiting.set(manager, all);
      afterCommit(manager, () => this.finish(all));
    }
  }

  /** Does what is left, and cleans the database. Where that fails it is done later: the record is gone. */
  private async finish(left: readonly UnfinishedErasure[]): Promise<void> {
    try {
      await this.finishUncleaned(left, new Date(), true);
      await this.databaseFile.emptyLog();
    } catch (error) {
      this.logFailure(error);
    }
  }

  /** Finishes whatever is left by anybody, and empties the database's log. */
  @Hourly()
  async finishLeft(now = new Date()): Promise<void> {
    const due = { take: FINISHED_AT_ONCE, where: { dueAt: LessThanOrEqual(now) } };
    for await (const left of batchesById(this.transactions.manager, UnfinishedErasure, due))
      await this.finishUncleaned(left, now, true);
    await this.databaseFile.emptyLog();
  }

  /** Does what is left but for the database's log. @param rebuilding whether a small database is rebuilt, too */
  async finishUncleaned(left: readonly UnfinishedErasure[], now: Date, rebuilding = false): Promise<void> {
    const done: number[] = [];
    for (const { id, remains } of left) {
      const parsed = JSON.parse(remains) as Remains;
      const { files, abouts, recordHashes, mailUntil } = parsed;
      for (const { area, nome } of files) await this.ficheiros.removeFromDisk(area, nome);
      await this.mailer.forget(new Set(abouts));
      await this.list.append(await this.transactions.manager.findBy(Erasure, { recordHash: In(recordHashes) }));
      if (mailUntil === null || new Date(mailUntil) <= now) done.push(id);
      else await this.postpone(id, parsed, new Date(mailUntil));
    }
    if (rebuilding) await this.databaseFile.rebuildIfSmall();
    if (done.length > 0) await this.transactions.run((manager) => manager.delete(UnfinishedErasure, { id: In(done) }));
  }

  /** Cleans the database after erasures, where it is small enough for that to be done at once. */
  async clean(): Promise<void> {
    await this.databaseFile.rebuildIfSmall();
    await this.databaseFile.emptyLog();
  }

  /** Rebuilds the database, however large it is, where anything was erased since a moment. */
  async rebuildAfter(since: Date): Promise<void> {
    const erasedAt = MoreThanOrEqual(since);
    if (await this.transactions.manager.existsBy(Erasure, { erasedAt })) await this.databaseFile.rebuild();
    await this.databaseFile.emptyLog();
  }

  private logFailure(error: unknown): void {
    const code = (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
    this.logger.warn({ erasure: databaseTrouble(error) ?? code });
  }

  /** A file's name may hold the person's: it does not wait for the mail. */
  private postpone(id: number, parsed: Remains, dueAt: Date): Promise<unknown> {
    const remains = JSON.stringify({ ...parsed, files: [] } satisfies Remains);
    return this.transactions.run((manager) => manager.update(UnfinishedErasure, { id }, { dueAt, remains }));
  }
}

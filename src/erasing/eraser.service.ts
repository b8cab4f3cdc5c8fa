import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Outbox } from '#mail/outbox.js';
import { batchesById } from '#platform/database/batches-by-id.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { nameOf, ownFileIn } from '#platform/database/resource.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { DatabaseFile } from './database-file.js';
import { ErasureList, type ListedErasure } from './erasure-list.js';
import { Erasure, type ErasureReason } from './erasure.entity.js';
import { ErasureRemains } from './erasure-remains.service.js';
import { Fingerprints, type Prints } from './fingerprints.js';
import { heldAmong, removeHolds, requireNotHeld } from './holds.js';
import { idsOf, type PersonalKind, type PersonalRow, type StatedKind, type StoredFile } from './personal-kind.js';

/** How many records one unit of work erases; what it has left to do fits one column. */
const ERASED_AT_ONCE = 200;
const READ_AT_ONCE = 1_000;
/** The time within which a receipt has gone out, where mail goes out at all. */
const RECEIPT_OUT_MS = HOUR_MS;

/**
 * The one way in which a record that holds personal data goes: its row, words, idempotency keys and mail in one unit of
 * work, which also writes down what remains to be done ({@link ErasureRemains}). The next start or the hourly
 * housekeeping does what a process did not get to (docs/decisions/0026).
 */
@Injectable()
export class Eraser {
  private readonly registered = new Map<string, PersonalKind>();

  constructor(
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    private readonly outbox: Outbox,
    private readonly list: ErasureList,
    private readonly fingerprints: Fingerprints,
    private readonly databaseFile: DatabaseFile,
    private readonly remains: ErasureRemains,
  ) {}

  register<Row extends PersonalRow>(stated: StatedKind<Row>): void {
    const kind = nameOf(stated.entity);
    this.registered.set(kind, { ...(stated as unknown as StatedKind), kind, section: stated.section ?? kind });
  }

  kinds(): ReadonlyMap<string, PersonalKind> {
    return this.registered;
  }

  /** Erases one record whole. @throws AppError 'notFound'; 'conflict' where it is held */
  async eraseOne(kind: string, id: number, reason: ErasureReason): Promise<void> {
    await this.transactions.run(async (manager) => {
      const rows = await this.lock(manager, kind, [id]);
      if (rows.length === 0) throw new AppError('notFound');
      await this.take(manager, kind, rows, reason);
    });
  }

  /** Erases records whole but for those held. @returns how many */
  async erase(kind: string, ids: readonly number[], reason: ErasureReason): Promise<number> {
    const erased = await this.eraseUncleaned(kind, ids, reason);
    if (erased > 0) await this.remains.clean();
    return erased;
  }

  /**
   * The same for who erases much more: {@link ErasureRemains.rebuildAfter} is theirs to call in the end.
   * @param still what must be so of each once locked
   */
  eraseUncleaned(
    kind: string,
    ids: readonly number[],
    reason: ErasureReason,
    still: FindOptionsWhere<ObjectLiteral> = {},
  ): Promise<number> {
    return this.eraseEach(kind, ids, reason, { still });
  }

  private async eraseEach(
    kind: string,
    ids: readonly number[],
    reason: ErasureReason,
    { still = {}, evenHeld = false }: { still?: FindOptionsWhere<ObjectLiteral>; evenHeld?: boolean },
  ): Promise<number> {
    let erased = 0;
    for (let start = 0; start < ids.length; start += ERASED_AT_ONCE) {
      const some = ids.slice(start, start + ERASED_AT_ONCE);
      const { count, left } = await this.transactions.runApart(async (manager) => {
        const locked = await this.lock(manager, kind, some, still);
        const held = evenHeld ? new Set() : await heldAmong(manager, kind, idsOf(locked));
        const rows = locked.filter(({ id }) => !held.has(id));
        return { count: rows.length, left: await this.takeOut(manager, kind, rows, reason) };
      });
      erased += count;
      await this.remains.finishUncleaned(left, new Date());
    }
    return erased;
  }

  /** Takes locked records out; the rest is done at the commit. @throws AppError 'conflict' where one is held */
  async take(manager: EntityManager, kindName: string, rows: readonly PersonalRow[], reason: ErasureReason) {
    await requireNotHeld(manager, kindName, idsOf(rows));
    this.remains.finishAfter(manager, await this.takeOut(manager, kindName, rows, reason));
  }

  private async takeOut(manager: EntityManager, kindName: string, rows: readonly PersonalRow[], reason: ErasureReason) {
    if (rows.length === 0) return [];
    const kind = this.kindNamed(kindName);
    const abouts = rows.map(({ id }) => `${kind.mail ?? kind.kind}:${id}`);
    await kind.alongside?.(manager, rows);
    const files = (await kind.files?.(manager, rows)) ?? documentsOf(kind, rows);
    const mailUntil = await this.outbox.forget(manager, abouts);
    await this.ficheiros.forget(manager, ...files.map(({ nome }) => nome));
    const ids = idsOf(rows);
    await removeRecords(manager, kind.entity, ids);
    await removeHolds(manager, kind.kind, ids);
    const recordHashes = await this.note(manager, kind, rows, reason);
    return [await this.remains.leave(manager, { files, abouts, recordHashes, mailUntil })];
  }

  /**
   * Forgets mail about things that are no records of a kind ('os-meus-dados:12'), as part of a unit of work that takes
   * words of people out by itself. At the commit the written mail goes, and what the database keeps of what was in it;
   * once more when the receipts are out, which pass through the database too.
   */
  async forgetMail(manager: EntityManager, abouts: readonly string[]): Promise<void> {
    const until = await this.outbox.forget(manager, abouts);
    const receiptsOut = new Date(Date.now() + RECEIPT_OUT_MS);
    const mailUntil = until !== null && until > receiptsOut ? until : receiptsOut;
    const left = await this.remains.leave(manager, { files: [], abouts: [...abouts], recordHashes: [], mailUntil });
    this.remains.finishAfter(manager, [left]);
  }

  /** Erases again what a restored copy brought back. @returns how many records of each kind */
  async applyAgain(path?: string): Promise<Map<string, number>> {
    await this.remains.finishLeft();
    const listed = await this.list.read(path);
    const erased = new Map<string, number>();
    for (const kind of this.registered.values()) erased.set(kind.kind, await this.applyTo(kind, listed));
    await this.databaseFile.rebuild();
    await this.databaseFile.emptyLog();
    return erased;
  }

  private async applyTo(kind: PersonalKind, listed: ReadonlyMap<string, ListedErasure>): Promise<number> {
    let count = 0;
    const select = kind.erasedAs === undefined && { select: { id: true, [kind.since]: true } };
    for await (const rows of batchesById(this.transactions.manager, kind.entity, { ...select, take: READ_AT_ONCE })) {
      const known = rows.map((row) => ({ id: row.id, reason: this.whyErased(kind, row, listed) }));
      for (const reason of new Set(known.flatMap((one) => one.reason ?? []))) {
        const ids = known.filter((one) => one.reason === reason).map(({ id }) => id);
        // a hold that the copy brought back was over when they were erased
        count += await this.eraseEach(kind.kind, ids, reason, { evenHeld: true });
      }
    }
    return count;
  }

  private whyErased(kind: PersonalKind, row: PersonalRow, listed: ReadonlyMap<string, ListedErasure>) {
    const names = [...this.printsOf(kind, row), ...(kind.erasedAs?.(row, this.fingerprints) ?? [])];
    const erasures = names.flatMap((name) => listed.get(name) ?? []);
    return erasures.find(({ erasedAt }) => erasedAt >= (row[kind.since] as Date))?.reason;
  }

  private lock(
    manager: EntityManager,
    kind: string,
    ids: readonly number[],
    still: FindOptionsWhere<ObjectLiteral> = {},
  ): Promise<PersonalRow[]> {
    return manager.find(this.kindNamed(kind).entity, { where: { ...still, id: In(ids) }, ...forUpdate });
  }

  /** Adds to the list of erasures. @returns the records' hashes */
  private async note(manager: EntityManager, kind: PersonalKind, rows: readonly PersonalRow[], reason: ErasureReason) {
    const erasedAt = new Date();
    const erasures: ListedErasure[] = rows.map((row) => {
      const addressHash = kind.address === undefined ? null : this.fingerprints.ofAddress(kind.address(row))[0];
      return { kind: kind.kind, recordHash: this.printsOf(kind, row)[0], addressHash, reason, erasedAt };
    });
    const recordHashes = erasures.map(({ recordHash }) => recordHash);
    // one that a restored copy brought back may be on the list already
    const known = await manager.findBy(Erasure, { recordHash: In(recordHashes) });
    const there = new Set(known.map(({ recordHash }) => recordHash));
    const unlisted = erasures.filter(({ recordHash }) => !there.has(recordHash));
    await manager.insert(Erasure, unlisted);
    return recordHashes;
  }

  private printsOf({ kind, since }: PersonalKind, row: PersonalRow): Prints {
    return this.fingerprints.ofRecord(kind, row.id, row[since] as Date);
  }

  private kindNamed(name: string): PersonalKind {
    const kind = this.registered.get(name);
    if (kind === undefined) throw new Error(`${name} is no kind of record that holds personal data`);
    return kind;
  }
}

function documentsOf({ entity }: PersonalKind, rows: readonly PersonalRow[]): StoredFile[] {
  const nomes = rows.map((row) => ownFileIn(entity, row)).filter((nome) => nome !== null);
  return nomes.map((nome) => ({ area: 'documentos', nome }));
}

import { type EntityManager, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { FilePlace } from '#files/storage/ficheiro.entity.js';
import type { RetentionRuleName } from '#platform/config/retention-rules.js';
import { Fingerprints, type Prints } from './fingerprints.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Outbox } from '#mail/outbox.js';
import { batchesById } from '#platform/database/batches-by-id.js';
import { forUpdate, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { nameOf, ownFileIn } from '#platform/database/resource.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { DatabaseFile } from './database-file.js';
import { ErasureList, type ListedErasure } from './erasure-list.js';
import { Erasure, type ErasureReason } from './erasure.entity.js';
import { ErasureRemains } from './erasure-remains.service.js';
import { heldAmong, removeHolds, requireNotHeld } from './holds.js';

export interface PersonalRow extends ObjectLiteral {
  id: number;
}

/** By which rule a resource's records go. */
export interface ResourceRetention<Row extends PersonalRow = PersonalRow> {
  rule: RetentionRuleName;
  /** The property of the moment that the rule's days count from. */
  from: keyof Row & string;
  /** Selects those that go by it, where not all do. */
  where?: FindOptionsWhere<Row>;
}

/** A resource that holds personal data, as its module states it: its days, and all that goes when a record is erased. */
interface StatedResource<Row extends PersonalRow = PersonalRow> {
  /** The name that stands for it in the keys of its mail, where that is another: 'contactos:12:receipt'. */
  mail?: string;
  /** The resource under which the back office shows it, where that is another. */
  panelResource?: string | undefined;
  entity: new () => Row;
  /** The property that says since when a record is there; with resource and id it names the record for ever. */
  since: keyof Row & string;
  /** Returns the person's address, where records hold one. */
  address?: (row: Row) => string;
  /** By which rule records go; none where they stay until somebody deletes them. */
  retention?: ResourceRetention<Row>;
  /** The stored files that go with records, where these are not each one's own document; asked after {@link alongside}. */
  files?: (manager: EntityManager, rows: readonly Row[]) => Promise<FilePlace[]>;
  /** The names on the list of erasures, besides its own, under which a record may have gone since a copy was made. */
  erasedAs?: (row: Row, fingerprints: Fingerprints) => readonly string[];
  /** Takes out what else is kept about records, in the unit of work that erases them. */
  alongside?: (manager: EntityManager, rows: readonly Row[]) => Promise<void>;
}

/** A resource that holds personal data, by its entity's name: 'contactos'. */
export type PersonalResource = StatedResource & { name: string; panelResource: string };

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
  private readonly registered = new Map<string, PersonalResource>();

  constructor(
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    private readonly outbox: Outbox,
    private readonly list: ErasureList,
    private readonly fingerprints: Fingerprints,
    private readonly databaseFile: DatabaseFile,
    private readonly remains: ErasureRemains,
  ) {}

  register<Row extends PersonalRow>(stated: StatedResource<Row>): void {
    const name = nameOf(stated.entity);
    const { panelResource = name } = stated;
    this.registered.set(name, { ...(stated as unknown as StatedResource), name, panelResource });
  }

  resources(): ReadonlyMap<string, PersonalResource> {
    return this.registered;
  }

  /** Erases one record whole. @throws AppError 'notFound'; 'conflict' where it is held */
  async eraseOne(resource: string, id: number, reason: ErasureReason): Promise<void> {
    await this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.resourceNamed(resource).entity, id);
      await this.eraseLocked(manager, resource, [row], reason);
    });
  }

  /** Erases records whole but for those held. @returns how many */
  async erase(resource: string, ids: readonly number[], reason: ErasureReason): Promise<number> {
    const erased = await this.eraseUncleaned(resource, ids, reason);
    if (erased > 0) await this.remains.clean();
    return erased;
  }

  /**
   * The same for who erases much more: {@link ErasureRemains.rebuildAfter} is theirs to call in the end.
   * @param still what must be so of each once locked
   * @param evenHeld whether those held go too
   */
  async eraseUncleaned(
    resource: string,
    ids: readonly number[],
    reason: ErasureReason,
    { still = {}, evenHeld = false }: { still?: FindOptionsWhere<ObjectLiteral>; evenHeld?: boolean } = {},
  ): Promise<number> {
    const { entity } = this.resourceNamed(resource);
    let erased = 0;
    for (let start = 0; start < ids.length; start += ERASED_AT_ONCE) {
      const some = ids.slice(start, start + ERASED_AT_ONCE);
      const { count, left } = await this.transactions.runApart(async (manager) => {
        const locked = await manager.find(entity, { where: { ...still, id: In(some) }, ...forUpdate });
        const held = evenHeld ? new Set() : await heldAmong(manager, resource, idsOf(locked));
        const rows = locked.filter(({ id }) => !held.has(id));
        return { count: rows.length, left: await this.remove(manager, resource, rows, reason) };
      });
      erased += count;
      await this.remains.finishUncleaned(left, new Date());
    }
    return erased;
  }

  /** Takes locked records out; the rest is done at the commit. @throws AppError 'conflict' where one is held */
  async eraseLocked(manager: EntityManager, resource: string, rows: readonly PersonalRow[], reason: ErasureReason) {
    await requireNotHeld(manager, resource, idsOf(rows));
    this.remains.finishAfter(manager, await this.remove(manager, resource, rows, reason));
  }

  private async remove(manager: EntityManager, resource: string, rows: readonly PersonalRow[], reason: ErasureReason) {
    if (rows.length === 0) return [];
    const descriptor = this.resourceNamed(resource);
    const abouts = rows.map(({ id }) => `${descriptor.mail ?? descriptor.name}:${id}`);
    await descriptor.alongside?.(manager, rows);
    const files = (await descriptor.files?.(manager, rows)) ?? documentsOf(descriptor, rows);
    const mailUntil = await this.outbox.forget(manager, abouts);
    await this.ficheiros.forget(manager, ...files.map(({ nome }) => nome));
    const ids = idsOf(rows);
    await removeRecords(manager, descriptor.entity, ids);
    await removeHolds(manager, descriptor.name, ids);
    const recordHashes = await this.addToList(manager, descriptor, rows, reason);
    return [await this.remains.add(manager, { files, abouts, recordHashes, mailUntil })];
  }

  /**
   * Forgets mail about things that are no records of a resource ('os-meus-dados:12'), as part of a unit of work that takes
   * words of people out by itself. At the commit the written mail goes, and what the database keeps of what was in it;
   * once more when the receipts are out, which pass through the database too.
   */
  async forgetMail(manager: EntityManager, abouts: readonly string[]): Promise<void> {
    const until = await this.outbox.forget(manager, abouts);
    const receiptsOut = new Date(Date.now() + RECEIPT_OUT_MS);
    const mailUntil = until !== null && until > receiptsOut ? until : receiptsOut;
    const left = await this.remains.add(manager, { files: [], abouts: [...abouts], recordHashes: [], mailUntil });
    this.remains.finishAfter(manager, [left]);
  }

  /** Erases again what a restored copy brought back. @returns how many records of each resource */
  async eraseAgain(path?: string): Promise<Map<string, number>> {
    await this.remains.finishLeft();
    const listed = await this.list.read(path);
    const erased = new Map<string, number>();
    for (const [name, descriptor] of this.registered) erased.set(name, await this.eraseListed(descriptor, listed));
    await this.databaseFile.rebuild();
    await this.databaseFile.emptyLog();
    return erased;
  }

  private async eraseListed(descriptor: PersonalResource, listed: ReadonlyMap<string, ListedErasure>): Promise<number> {
    let count = 0;
    const { entity, erasedAs, since } = descriptor;
    const select = erasedAs === undefined && { select: { id: true, [since]: true } };
    for await (const rows of batchesById(this.transactions.manager, entity, { ...select, take: READ_AT_ONCE })) {
      const known = rows.map((row) => ({ id: row.id, reason: this.reasonErased(descriptor, row, listed) }));
      for (const reason of new Set(known.flatMap((one) => one.reason ?? []))) {
        const ids = known.filter((one) => one.reason === reason).map(({ id }) => id);
        // a hold that the copy brought back was over when they were erased
        count += await this.eraseUncleaned(descriptor.name, ids, reason, { evenHeld: true });
      }
    }
    return count;
  }

  private reasonErased(descriptor: PersonalResource, row: PersonalRow, listed: ReadonlyMap<string, ListedErasure>) {
    const names = [...this.fingerprintsOf(descriptor, row), ...(descriptor.erasedAs?.(row, this.fingerprints) ?? [])];
    const erasures = names.flatMap((name) => listed.get(name) ?? []);
    return erasures.find(({ erasedAt }) => erasedAt >= (row[descriptor.since] as Date))?.reason;
  }

  /** Adds to the list of erasures. @returns the records' hashes */
  private async addToList(
    manager: EntityManager,
    descriptor: PersonalResource,
    rows: readonly PersonalRow[],
    reason: ErasureReason,
  ) {
    const { address, name } = descriptor;
    const erasedAt = new Date();
    const erasures: ListedErasure[] = rows.map((row) => {
      const addressHash = address === undefined ? null : this.fingerprints.ofAddress(address(row))[0];
      return { kind: name, recordHash: this.fingerprintsOf(descriptor, row)[0], addressHash, reason, erasedAt };
    });
    const recordHashes = erasures.map(({ recordHash }) => recordHash);
    // one that a restored copy brought back may be on the list already
    const known = await manager.findBy(Erasure, { recordHash: In(recordHashes) });
    const there = new Set(known.map(({ recordHash }) => recordHash));
    const unlisted = erasures.filter(({ recordHash }) => !there.has(recordHash));
    await manager.insert(Erasure, unlisted);
    return recordHashes;
  }

  private fingerprintsOf({ name, since }: PersonalResource, row: PersonalRow): Prints {
    return this.fingerprints.ofRecord(name, row.id, row[since] as Date);
  }

  private resourceNamed(name: string): PersonalResource {
    const descriptor = this.registered.get(name);
    if (descriptor === undefined) throw new Error(`${name} is no resource that holds personal data`);
    return descriptor;
  }
}

function documentsOf({ entity }: PersonalResource, rows: readonly PersonalRow[]): FilePlace[] {
  const nomes = rows.map((row) => ownFileIn(entity, row)).filter((nome) => nome !== null);
  return nomes.map((nome) => ({ area: 'documentos', nome }));
}

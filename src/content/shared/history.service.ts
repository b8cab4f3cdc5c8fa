import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not, type ObjectLiteral } from 'typeorm';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { requireFiles, withoutDeletedFiles } from '#files/fotografias/named-files.js';
import { resourceNamed, type ResourceWith } from '#platform/database/resource.js';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { BinnedRecord, Draft, SavedVersion } from './history.entity.js';
import {
  contentsOf,
  MOST_VERSIONS,
  type RecordName,
  saveVersioned,
  type Snapshot,
  snapshotOf,
  type Versioned,
  type WithAuthor,
  withAuthors,
} from './versions.js';
import { lockEntry } from './entry.js';
import { pages } from '../../../contract/pages/pages.js';
import { type RecordTitle, RecordTitles } from '#accounts/atividade/atividade.service.js';

/** A version without its contents, which a list of them leaves where they are. */
export type VersionListed = Pick<SavedVersion, 'versao' | 'savedAt' | 'userId' | 'estado' | 'changed'>;

/** The resource with such a name. @throws AppError 'notFound' */
export function historyResourceOrThrow(resource: string): ResourceWith<'history'> {
  const descriptor = resourceNamed(resource, 'history');
  if (descriptor === undefined) throw new AppError('notFound');
  return descriptor;
}

@Injectable()
export class History implements RecordTitles {
  constructor(private readonly transactions: Transactions) {}

  /** A record's versions, the newest first. @throws AppError 'notFound' */
  async list({ resource, recordId }: RecordName): Promise<WithAuthor<VersionListed>[]> {
    const { manager } = this.transactions;
    const descriptor = historyResourceOrThrow(resource);
    const rows = await manager.find(SavedVersion, {
      select: { id: true, versao: true, savedAt: true, userId: true, estado: true, changed: true },
      where: { resource, recordId },
      order: { versao: 'DESC' },
      take: MOST_VERSIONS,
    });
    if (rows.length === 0) return [await this.onlyVersion(descriptor, recordId)];
    return withAuthors(manager, rows);
  }

  /** Returns the contents of a record in one of its versions. @throws AppError 'notFound' */
  async contentsOf({ resource, recordId }: RecordName, versao: number): Promise<Snapshot> {
    const { manager } = this.transactions;
    const descriptor = historyResourceOrThrow(resource);
    const saved = await manager.findOneBy(SavedVersion, { resource, recordId, versao });
    if (saved !== null) return JSON.parse(saved.contents) as Snapshot;
    // one that was last saved before versions were kept
    const row = await manager.findOneBy(descriptor.entity, { id: recordId });
    if (row === null || (row['versao'] ?? 1) !== versao) throw new AppError('notFound');
    return snapshotOf(manager, descriptor.entity, row);
  }

  /**
   * Gives a record the contents of one of its versions again, as a new version; who sees it stays as it is. Where a
   * draft of it waits, the draft gets them.
   * @param fields the properties that are brought back; all where none are named
   * @param expected the version that the person had before them
   * @throws AppError 'notFound'; 'conflict' for a stale version; 'invalid' where a file is gone, or a property unknown;
   * 'forbidden' where it changes what is the administration's
   */
  async restore(
    { resource, recordId }: RecordName,
    versao: number,
    { fields, expected }: { fields: readonly string[] | undefined; expected: number | undefined },
    session: LiveSession,
  ): Promise<void> {
    const descriptor = historyResourceOrThrow(resource);
    const kept = await this.contentsOf({ resource, recordId }, versao);
    const then =
      descriptor.versionWords === undefined ? contentsOf(this.transactions.manager, descriptor.entity, kept) : kept;
    const { leftAlone } = descriptor.versionWords ?? descriptor;
    const offered = Object.keys(then).filter((name) => !leftAlone.includes(name));
    if (fields?.some((field) => !offered.includes(field))) {
      throw new AppError('invalid', 'Um dos campos a repor não é desta versão.');
    }
    const metadata = this.transactions.manager.dataSource.getMetadata(descriptor.entity);
    if (metadata.findColumnWithPropertyName('versao') === undefined) {
      // one of a resource that is never replaced is as it was
      await this.onlyVersion(descriptor, recordId);
      return;
    }
    const wanted = Object.fromEntries((fields ?? offered).map((name) => [name, then[name] as unknown]));
    const entity = descriptor.entity as new () => Versioned & ObjectLiteral;
    await this.transactions.run(async (manager) => {
      const { versionWords: words } = descriptor;
      const back = await withoutDeletedFiles(manager, wanted);
      if (words !== undefined) {
        await requireFiles(manager, back);
        await saveVersioned(manager, entity, recordId, (row) => words.restore(row, back, session), expected);
      } else if (!(await changeDraft(manager, { resource, recordId }, { changes: back, expected }))) {
        await saveVersioned(manager, entity, recordId, back, expected);
      }
    });
  }

  /** The titles of content: of what is public, of drafts, and of what is in the bin. */
  async titlesOf(resource: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordTitle>> {
    // a page is known by its key
    if (resource === 'paginas') return new Map(pages.map(({ chave, nome }) => [chave, { titulo: nome, existe: true }]));
    const descriptor = resourceNamed(resource, 'history');
    if (descriptor === undefined) return new Map();
    const { manager } = this.transactions;
    const { entity, title, titleWords = String } = descriptor;
    const recordIds = ids.map(Number).filter(Number.isSafeInteger);
    const where = { resource, recordId: In(recordIds) };
    const select = { recordId: true, titulo: true } as const;
    const binned = await manager.find(BinnedRecord, { select, where });
    const drafts = await manager.find(Draft, { select, where });
    const rows = await manager.find(entity, {
      select: { id: true, [title]: true },
      where: { id: In(recordIds) },
    });
    const named = (id: unknown, titulo: unknown, existe: boolean) =>
      [String(id), { titulo: titleWords(String(titulo)), existe }] as const;
    // the last that knows a record names it
    return new Map<string, RecordTitle>([
      ...recordIds.map((id) => [String(id), { titulo: null, existe: false }] as const),
      ...binned.map(({ recordId, titulo }) => named(recordId, titulo, false)),
      ...drafts.map(({ recordId, titulo }) => named(recordId, titulo, true)),
      ...rows.map((row) => named(row['id'], row[title], true)),
    ]);
  }

  private async onlyVersion({ entity }: ResourceWith<'history'>, id: number): Promise<WithAuthor<VersionListed>> {
    const row = await this.transactions.manager.findOneBy(entity, { id });
    if (row === null) throw new AppError('notFound');
    const versao = Number(row['versao'] ?? 1);
    return { versao, savedAt: null, userId: null, estado: null, changed: '[]', por: null };
  }
}

/**
 * Changes some properties of what waits of a record; who sees it, and when, stays as it is.
 * @param expected the version that the person had before them
 * @returns whether anything waits
 * @throws AppError 'conflict' for a stale version; 'invalid' where a file is gone, or a picture may not be shown when it
 * is to be published
 */
async function changeDraft(
  manager: EntityManager,
  { resource, recordId }: RecordName,
  { changes, expected }: { changes: ObjectLiteral; expected: number | undefined },
): Promise<boolean> {
  const waits = await manager.existsBy(Draft, { resource, recordId, contents: Not(IsNull()) });
  if (!waits) return false;
  const entry = await lockEntry(manager, { resource, recordId }, expected);
  if (entry.waiting === null) return false;
  await requireFiles(manager, changes);
  await entry.save(entry.plan, { ...entry.contents, ...changes });
  return true;
}

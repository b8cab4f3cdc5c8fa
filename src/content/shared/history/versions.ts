import { isDeepStrictEqual } from 'node:util';
import {
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  In,
  LessThanOrEqual,
  type ObjectLiteral,
} from 'typeorm';
import { resourceOf } from '#platform/database/resource.js';
import { auditedAction } from '#platform/audit/audited-action.js';
import { type RecordState, SavedVersion } from './saved-version.entity.js';
import { User } from '#accounts/users/user.entity.js';
import { forUpdate } from '#platform/database/transactions.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';

/** The contents of a record apart from its key and version, as JSON can hold them: a moment by its ISO text. */
export type Snapshot = Readonly<Record<string, unknown>>;

const NO_CONTENTS = ['id', 'versao'];

function contentColumns({ columns }: EntityMetadata) {
  return columns.filter(({ propertyName }) => !NO_CONTENTS.includes(propertyName));
}

export function snapshotOf(metadata: EntityMetadata, row: ObjectLiteral): Snapshot {
  const words = resourceOf(metadata.target, 'history')?.versionWords;
  if (words !== undefined) return words.of(row);
  const entries = contentColumns(metadata).map(({ propertyName }) => {
    const value: unknown = row[propertyName] ?? null;
    return [propertyName, value instanceof Date ? value.toISOString() : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The properties of a record that a snapshot says, of those that it has today; a flag from after it was not set. */
export function contentsOf(metadata: EntityMetadata, snapshot: Snapshot): ObjectLiteral {
  const entries = contentColumns(metadata).flatMap(({ propertyName, type }) => {
    if (!(propertyName in snapshot)) return type === 'boolean' ? [[propertyName, false] as const] : [];
    const value = snapshot[propertyName];
    return [[propertyName, type === 'datetime' && typeof value === 'string' ? new Date(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

export function differing(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
}

interface Saved extends ObjectLiteral {
  id: number;
  versao?: number;
}

/** A record's contents before a change; nothing where its kind keeps no versions. */
export function contentsBefore(manager: EntityManager, target: EntityTarget<Saved>, row: Saved): Snapshot | undefined {
  const metadata = manager.connection.getMetadata(target);
  return resourceOf(metadata.target, 'history') === undefined ? undefined : snapshotOf(metadata, row);
}

export const MOST_VERSIONS = 200;

interface Save {
  /** The state of the record after the save; left out, visitors see it. */
  estado?: RecordState;
  before?: { versao: number; contents: Snapshot | undefined } | undefined;
}

/**
 * Keeps what a save has made of a record as a version, in the same unit of work.
 * @param before what {@link contentsBefore} said of a record that was there; its own version is kept too, where it is
 * from before versions were kept
 */
export async function keepVersion(
  manager: EntityManager,
  target: EntityTarget<Saved>,
  row: Saved,
  { before, estado = 'publicado' }: Save = {},
): Promise<void> {
  const metadata = manager.connection.getMetadata(target);
  const kind = resourceOf(metadata.target, 'history');
  if (kind === undefined) return;
  const name = { resource: kind.name, recordId: row.id };
  if (before?.contents !== undefined && !(await manager.existsBy(SavedVersion, { ...name, versao: before.versao }))) {
    const contents = JSON.stringify(before.contents);
    await manager.insert(SavedVersion, {
      ...name,
      versao: before.versao,
      savedAt: null,
      userId: null,
      estado: null,
      changed: '[]',
      contents,
    });
  }
  const contents = snapshotOf(metadata, row);
  const versao = row.versao ?? 1;
  await manager.delete(SavedVersion, { ...name, versao: LessThanOrEqual(versao - MOST_VERSIONS) });
  await manager.insert(SavedVersion, {
    ...name,
    versao,
    savedAt: new Date(),
    userId: auditedAction()?.actorId ?? null,
    estado,
    changed: JSON.stringify(before?.contents === undefined ? [] : differing(before.contents, contents)),
    contents: JSON.stringify(contents),
  });
}

/** The last version of a record that is kept, of its draft or of what visitors see; 0 without any. */
export async function lastVersion(
  manager: EntityManager,
  { resource, recordId }: { resource: string; recordId: number },
): Promise<number> {
  return (await manager.maximum(SavedVersion, 'versao', { resource, recordId })) ?? 0;
}

/** The names of accounts, by their numbers; none of one that is gone. */
export async function namesOfPeople(
  manager: EntityManager,
  rows: readonly { userId: number | null }[],
): Promise<ReadonlyMap<number | null, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const users = await manager.find(User, { select: { id: true, nome: true }, where: { id: In(ids) } });
  return new Map(users.map(({ id, nome }) => [id, nome]));
}

/** The refusal of a save over an earlier version: by whom the record was changed since and when, where that is known. */
export async function staleRecord(
  manager: EntityManager,
  resource: string | undefined,
  recordId: number,
): Promise<AppError> {
  if (resource === undefined) return new AppError('conflict', messages.stale);
  // locked: what others have committed since this unit of work began is seen too
  const last = await manager.findOne(SavedVersion, {
    where: { resource, recordId },
    order: { versao: 'DESC' },
    ...forUpdate,
  });
  const name = last === null ? undefined : (await namesOfPeople(manager, [last])).get(last.userId);
  if (name === undefined || last?.savedAt == null) return new AppError('conflict', messages.stale);
  const since = `Este registo foi alterado por ${name} a ${lisbonWords(last.savedAt)}, depois de o ter aberto.`;
  return new AppError('conflict', `${since} Recarregue para ver a versão atual.`);
}

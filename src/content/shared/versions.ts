import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import { resourceOf } from '#platform/database/resource.js';
import { auditedAction } from '#platform/requests/audited-action.js';
import { type RecordState, SavedVersion, stateOf } from './history.entity.js';
import { User } from '#accounts/account/user.entity.js';
import { requireAuthorisedPictures, requireFiles } from '#files/fotografias/named-files.js';
import { forUpdate, lockOrThrow } from '#platform/database/transactions.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';

export type RecordName = Pick<SavedVersion, 'resource' | 'recordId'>;

/** The contents of a record apart from its key and version, as JSON can hold them: a moment by its ISO text. */
export type Snapshot = Readonly<Record<string, unknown>>;

const NO_CONTENTS = ['id', 'versao'];

type Target = new () => ObjectLiteral;

function contentColumns(manager: EntityManager, target: Target) {
  const { columns } = manager.connection.getMetadata(target);
  return columns.filter(({ propertyName }) => !NO_CONTENTS.includes(propertyName));
}

export function snapshotOf(manager: EntityManager, target: Target, row: ObjectLiteral): Snapshot {
  const words = resourceOf(target, 'history')?.versionWords;
  if (words !== undefined) return words.read(row);
  const entries = contentColumns(manager, target).map(({ propertyName }) => {
    const value: unknown = row[propertyName] ?? null;
    return [propertyName, value instanceof Date ? value.toISOString() : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The properties of a record that a snapshot says, of those that it has today; a flag from after it was not set. */
export function contentsOf(manager: EntityManager, target: Target, snapshot: Snapshot): ObjectLiteral {
  const entries = contentColumns(manager, target).flatMap(({ propertyName, type }) => {
    if (!(propertyName in snapshot)) return type === 'boolean' ? [[propertyName, false] as const] : [];
    const value = snapshot[propertyName];
    return [[propertyName, type === 'datetime' && typeof value === 'string' ? new Date(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

function changedNames(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
}

/**
 * Returns the new contents of a record, without the mark of a sample where a save has made it somebody's own: more
 * differs than who sees it, or that it is a sample (docs/decisions/0039).
 */
export function withoutSampleMark<Contents extends ObjectLiteral>(
  manager: EntityManager,
  target: Target,
  before: Snapshot | undefined,
  after: Contents,
): Contents {
  const descriptor = resourceOf(target, 'history');
  if (descriptor === undefined || before?.['exemplo'] !== true) return after;
  const changed = changedNames(before, snapshotOf(manager, target, after));
  const isOwn = changed.some((name) => name !== 'exemplo' && !descriptor.leftAlone.includes(name));
  return isOwn ? { ...after, exemplo: false } : after;
}

interface Saved extends ObjectLiteral {
  id: number;
  versao?: number;
}

export const MOST_VERSIONS = 200;

interface Save {
  /** The state of the record after the save; left out, the one that its row says. */
  estado?: RecordState;
  before?: { versao: number; contents: Snapshot } | undefined;
}

/**
 * Keeps what a save has made of a record as a version, in the same unit of work (docs/decisions/0036).
 * @param before the {@link snapshotOf} a record that was there; its own version is kept too, where it is from before
 * versions were kept
 */
export async function keepVersion(
  manager: EntityManager,
  target: new () => Saved,
  row: Saved,
  { before, estado = stateOf(row) }: Save = {},
): Promise<void> {
  const descriptor = resourceOf(target, 'history');
  if (descriptor === undefined) return;
  const name = { resource: descriptor.name, recordId: row.id };
  if (before !== undefined && !(await manager.existsBy(SavedVersion, { ...name, versao: before.versao }))) {
    const contents = JSON.stringify(before.contents);
    const unknown = { savedAt: null, userId: null, estado: null };
    await manager.insert(SavedVersion, { ...name, ...unknown, versao: before.versao, changed: '[]', contents });
  }
  const contents = snapshotOf(manager, target, row);
  const versao = row.versao ?? 1;
  await manager.delete(SavedVersion, { ...name, versao: LessThanOrEqual(versao - MOST_VERSIONS) });
  await manager.insert(SavedVersion, {
    ...name,
    versao,
    savedAt: new Date(),
    userId: auditedAction()?.actorId ?? null,
    estado,
    changed: JSON.stringify(before === undefined ? [] : changedNames(before.contents, contents)),
    contents: JSON.stringify(contents),
  });
}

/** The last version of a record that is kept, of its draft or of what visitors see; 0 without any. */
export async function lastVersion(manager: EntityManager, { resource, recordId }: RecordName): Promise<number> {
  return (await manager.maximum(SavedVersion, 'versao', { resource, recordId })) ?? 0;
}

/** The names of the accounts that rows name by a property, by their numbers; none of one that is gone. */
export async function namesOfPeople<Property extends string>(
  manager: EntityManager,
  rows: readonly Record<Property, number | null>[],
  property: Property,
): Promise<ReadonlyMap<number | null, string>> {
  const ids = [...new Set(rows.flatMap((row) => row[property] ?? []))];
  if (ids.length === 0) return new Map();
  const users = await manager.find(User, { select: { id: true, nome: true }, where: { id: In(ids) } });
  return new Map(users.map(({ id, nome }) => [id, nome]));
}

/** A row with the name of the account that it names, where there is one. */
export type WithAuthor<Row> = Row & { por: string | null };

export async function withAuthors<Row extends { userId: number | null }>(
  manager: EntityManager,
  rows: readonly Row[],
): Promise<WithAuthor<Row>[]> {
  const names = await namesOfPeople(manager, rows, 'userId');
  return rows.map((row) => ({ ...row, por: names.get(row.userId) ?? null }));
}

/** The refusal of a save over an earlier version: by whom the record was changed since and when, where that is known. */
export async function staleRecordError(
  manager: EntityManager,
  resource: string | undefined,
  recordId: number,
): Promise<AppError> {
  if (resource === undefined) return new AppError('conflict');
  // locked: what others have committed since this unit of work began is seen too
  const where = { resource, recordId };
  const versions = await manager.find(SavedVersion, { where, order: { versao: 'DESC' }, take: 1, ...forUpdate });
  const [last] = await withAuthors(manager, versions);
  if (last === undefined || last.por === null || last.savedAt === null) return new AppError('conflict');
  const since = `Este registo foi alterado por ${last.por} a ${lisbonWords(last.savedAt)}, depois de o ter aberto.`;
  return new AppError('conflict', `${since} Recarregue para ver a versão atual.`);
}

/** A record that people edit: `versao` rises with every save. */
export interface Versioned {
  id: number;
  versao: number;
}

export type Contents<Row extends Versioned> = Omit<Row, 'id' | 'versao'>;

/** Whether visitors see what a record becomes: a draft of the team they do not. */
export const isShown = (contents: object): boolean => !('rascunho' in contents && contents.rascunho === true);

/**
 * Replaces a record's contents. A sample that is changed is one no longer.
 * @param contents what it becomes, or how that follows from what is stored
 * @param versao the version that the person had before them; undefined saves over whatever is there
 * @throws AppError 'conflict' where somebody else has saved since; 'invalid' where it names a deleted file, or a picture that may not be published
 */
export async function saveVersioned<Row extends Versioned>(
  manager: EntityManager,
  target: new () => Row,
  id: number,
  contents: Partial<Row> | ((stored: Row) => Partial<Row>),
  versao: number | undefined,
): Promise<Row> {
  const row = await lockOrThrow(manager, target, id);
  const descriptor = resourceOf(target, 'history');
  if (versao !== undefined && versao !== row.versao) throw await staleRecordError(manager, descriptor?.name, id);
  const changes = typeof contents === 'function' ? contents(row) : contents;
  await requireFiles(manager, changes);
  if (isShown(changes)) await requireAuthorisedPictures(manager, changes, { shown: isShown(row) ? row : null });
  const before = { versao: row.versao, contents: snapshotOf(manager, target, row) };
  // a draft beside it may have had versions since
  const last = descriptor === undefined ? 0 : await lastVersion(manager, { resource: descriptor.name, recordId: id });
  const own = withoutSampleMark(manager, target, before.contents, { ...row, ...changes });
  const saved = await manager.save(target, Object.assign(row, own, { versao: Math.max(row.versao, last) + 1 }));
  await keepVersion(manager, target, saved, { before });
  return saved;
}

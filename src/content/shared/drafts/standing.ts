import type { EntityManager, ObjectLiteral } from 'typeorm';
import { forUpdate } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RecordState } from '../history/saved-version.entity.js';
import { contentsOf, keepVersion, lastVersion, type Snapshot, snapshotOf } from '../history/versions.js';
import { saveVersioned, type Versioned } from '../save-versioned.js';
import { Draft, DRAFT_TITLE_LENGTH } from './draft.entity.js';
import { type ContentKind, draftKindOrThrow } from '../content-kind.js';
import { resourceNamed, resourceOf } from '#platform/database/resource.js';
import { requireAuthorised } from '#files/named-files.js';
import { auditedAction } from '#platform/audit/audited-action.js';

type Row = Versioned & ObjectLiteral;
type RowContents = Omit<Row, 'id' | 'versao'>;

export interface RecordName {
  resource: string;
  recordId: number;
}

/** A record as it stands: what visitors see of it, and what waits. */
export interface Standing extends RecordName {
  /** Null for a public record of which nothing waits. */
  draft: Draft | null;
  /** The row that visitors see; null for a record that is not public. */
  row: Row | null;
}

const TAKEN = 'Já há outro registo publicado com o identificador deste: este não pode ser publicado.';

/** @throws AppError 'notFound'; 'conflict' where another record has the number of one that is not public */
export async function standingOf(
  manager: EntityManager,
  { resource, recordId }: RecordName,
  lock = false,
): Promise<Standing> {
  const { entity } = draftKindOrThrow(resource);
  const locked = lock ? forUpdate : {};
  const row = await manager.findOne(entity, { where: { id: recordId }, ...locked });
  const draft = await manager.findOne(Draft, { where: { resource, recordId }, ...locked });
  if (row === null && draft === null) throw new AppError('notFound');
  if (row !== null && draft !== null && draft.estado !== 'publicado') throw new AppError('conflict', TAKEN);
  return { resource, recordId, draft, row };
}

export function versionOf({ draft, row }: Pick<Standing, 'draft' | 'row'>): number {
  return Math.max(draft?.versao ?? 0, row?.versao ?? 0);
}

/** Returns the contents that an editor works on: those that wait or, without any, those that visitors see. */
export function storedOf(manager: EntityManager, kind: ContentKind, { recordId, draft, row }: Standing): Row {
  const waiting = draft?.contents ?? null;
  if (waiting === null) return row as Row;
  const was = contentsOf(manager, kind.entity, JSON.parse(waiting) as Snapshot);
  return manager.create(kind.entity, { ...was, id: recordId }) as Row;
}

export function withoutKey(row: Row): RowContents {
  const { id: _id, versao: _versao, ...contents } = row;
  return contents;
}

/** A record's visibility, now and later. */
export interface Plan {
  estado: RecordState;
  publishAt: Date | null;
  withdrawAt: Date | null;
}

/** Returns the plan of what waits of a record. */
export function planOf({ draft, row }: Standing): Plan {
  const { estado = 'publicado', publishAt = null, withdrawAt = null } = draft ?? {};
  const waiting = publishAt === null ? 'rascunho' : 'agendado';
  return { estado: row === null ? estado : waiting, publishAt, withdrawAt };
}

export interface DraftAsk extends Plan {
  /** The contents, as the record's own POST and PUT take them; without them, the contents stay as they are. */
  body: object | undefined;
  /** The version that the person had before them; undefined saves over whatever is there. */
  expected: number | undefined;
}

/**
 * Gives a record its contents, with who sees them and from when: writes the draft, the row that visitors see, and the
 * version.
 * @throws AppError 'invalid' where it is to be published with a picture that may not be
 * @param isChange whether it holds something else than what visitors see
 */
export async function become(
  manager: EntityManager,
  { resource, recordId, draft, row }: Standing,
  { contents, isChange }: { contents: RowContents; isChange: boolean },
  { estado, publishAt, withdrawAt }: Plan,
): Promise<Standing> {
  const kind = draftKindOrThrow(resource);
  const last = await lastVersion(manager, { resource, recordId });
  const versao = Math.max(versionOf({ draft, row }), last) + 1;
  const earlier = earlierOf(manager, kind, { draft, row });
  if (estado === 'publicado') {
    const isShownAlready = row !== null && !isChange;
    const published = isShownAlready ? row : await publish(manager, kind, { recordId, row, versao, contents });
    const waits = withdrawAt === null ? null : { ...waitingFor(versao), estado, withdrawAt, contents: null };
    const kept = await put(manager, { resource, recordId, draft }, contents, waits);
    if (isShownAlready) {
      await keepVersion(manager, kind.entity, { ...contents, id: recordId, versao }, { before: earlier });
    }
    return { resource, recordId, row: published, draft: kept };
  }
  if (estado === 'agendado' && publishAt !== null)
    await requireAuthorised(manager, contents, { at: publishAt, shown: row });
  const isShown = row !== null && estado !== 'arquivado';
  const waits = {
    ...waitingFor(versao),
    estado: isShown ? ('publicado' as const) : estado,
    publishAt: estado === 'agendado' ? publishAt : null,
    withdrawAt: isShown || estado === 'agendado' ? withdrawAt : null,
    contents: JSON.stringify(snapshotOf(manager, kind.entity, contents)),
  };
  const kept = await put(manager, { resource, recordId, draft }, contents, waits);
  await keepVersion(manager, kind.entity, { ...contents, id: recordId, versao }, { before: earlier, estado });
  if (row !== null && !isShown) await manager.remove(row);
  return { resource, recordId, draft: kept, row: isShown ? row : null };
}

async function put(
  manager: EntityManager,
  { resource, recordId, draft }: Pick<Standing, 'resource' | 'recordId' | 'draft'>,
  contents: RowContents,
  waits: Omit<Draft, 'id' | 'resource' | 'recordId' | 'titulo' | 'exemplo'> | null,
): Promise<Draft | null> {
  if (waits === null) {
    if (draft !== null) await manager.remove(draft);
    return null;
  }
  const titulo = String(contents[resourceNamed(resource, 'history')?.title ?? '']).slice(0, DRAFT_TITLE_LENGTH);
  const exemplo = waits.contents !== null && contents['exemplo'] === true;
  const becomes = draft ?? manager.create(Draft, { resource, recordId });
  return manager.save(Draft, Object.assign(becomes, waits, { titulo, exemplo }));
}

const waitingFor = (versao: number) => ({
  versao,
  publishAt: null,
  withdrawAt: null,
  savedAt: new Date(),
  userId: auditedAction()?.actorId ?? null,
  problem: null,
});

async function publish(
  manager: EntityManager,
  { entity, admit }: ContentKind,
  { recordId, row, versao, contents }: { recordId: number; row: Row | null; versao: number; contents: RowContents },
): Promise<Row> {
  if (row !== null) return saveVersioned(manager, entity, recordId, withoutPlace(entity, contents), undefined);
  await requireAuthorised(manager, contents);
  const also = await admit?.(manager, contents);
  const saved = await manager.save(entity, manager.create(entity, { ...contents, ...also, id: recordId, versao }));
  await keepVersion(manager, entity, saved);
  return saved;
}

/** Leaves out the properties that are no content, as a place in the list: they may have changed since the draft. */
function withoutPlace(entity: ContentKind['entity'], contents: RowContents): RowContents {
  const leftAlone = resourceOf(entity, 'history')?.leftAlone ?? [];
  return Object.fromEntries(Object.entries(contents).filter(([name]) => !leftAlone.includes(name)));
}

/** Returns the earlier version and contents of a record, as its history keeps them. */
function earlierOf(manager: EntityManager, kind: ContentKind, { draft, row }: Pick<Standing, 'draft' | 'row'>) {
  const waiting = draft?.contents ?? null;
  if (waiting !== null) return { versao: draft?.versao ?? 1, contents: JSON.parse(waiting) as Snapshot };
  if (row === null) return undefined;
  return { versao: row.versao, contents: snapshotOf(manager, kind.entity, row) };
}

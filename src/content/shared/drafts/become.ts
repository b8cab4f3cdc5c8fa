import type { EntityManager } from 'typeorm';
import { requireAuthorised } from '../../../files/fotografias/require-authorised.js';
import { auditedAction } from '../../../platform/audit/audited-action.js';
import { resourceOf } from '../../../platform/database/resource.js';
import { keepVersion, lastVersion } from '../history/keep-version.js';
import { type Snapshot, snapshotOf } from '../history/snapshot.js';
import { saveVersioned } from '../save-versioned.js';
import type { DraftAsk } from './draft-ask.js';
import { Draft } from './draft.entity.js';
import { type AnyDraftKind, draftKindOrThrow } from './draft-kind.js';
import { listedAs } from './listed-as.js';
import { type Row, type RowContents, type Standing, versionOf } from './standing.js';

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
  { estado, publishAt, withdrawAt }: Pick<DraftAsk, 'estado' | 'publishAt' | 'withdrawAt'>,
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
    contents: JSON.stringify(snapshotOf(manager.connection.getMetadata(kind.entity), contents)),
  };
  const kept = await put(manager, { resource, recordId, draft }, contents, waits);
  await keepVersion(manager, kind.entity, { ...contents, id: recordId, versao }, { before: earlier, estado });
  if (row !== null && !isShown) await manager.remove(row);
  return { resource, recordId, draft: kept, row: isShown ? row : null };
}

/** Writes what waits, or takes it away where nothing does. */
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
  const becomes = draft ?? manager.create(Draft, { resource, recordId });
  const exemplo = waits.contents !== null && listedAs(resource, contents).exemplo;
  return manager.save(Draft, Object.assign(becomes, listedAs(resource, contents), waits, { exemplo }));
}

const waitingFor = (versao: number) => ({
  versao,
  publishAt: null,
  withdrawAt: null,
  savedAt: new Date(),
  userId: auditedAction()?.actorId ?? null,
  problem: null,
});

/** Shows visitors what a record holds. */
async function publish(
  manager: EntityManager,
  { entity, admit }: AnyDraftKind,
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
function withoutPlace(entity: AnyDraftKind['entity'], contents: RowContents): RowContents {
  const leftAlone = resourceOf(entity, 'history')?.leftAlone ?? [];
  return Object.fromEntries(Object.entries(contents).filter(([name]) => !leftAlone.includes(name)));
}

/** Returns the earlier version and contents of a record, as its history keeps them. */
function earlierOf(manager: EntityManager, kind: AnyDraftKind, { draft, row }: Pick<Standing, 'draft' | 'row'>) {
  const waiting = draft?.contents ?? null;
  if (waiting !== null) return { versao: draft?.versao ?? 1, contents: JSON.parse(waiting) as Snapshot };
  if (row === null) return undefined;
  return { versao: row.versao, contents: snapshotOf(manager.connection.getMetadata(kind.entity), row) };
}

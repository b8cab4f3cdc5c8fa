import type { EntityManager, ObjectLiteral } from 'typeorm';
import { requireFiles } from '#files/require-files.js';
import { auditedAction } from '#platform/audit/audited-action.js';
import { forUpdate } from '#platform/database/for-update.js';
import { contentsOf, keepVersion, lastVersion, type Snapshot, snapshotOf, staleRecord } from '../history/versions.js';
import { ownMark } from '../sample.js';
import { Draft } from './draft.entity.js';
import { listedAs } from './standing.js';

/**
 * Changes some properties of what waits of a record.
 * @param expected the version that the person had before them
 * @returns whether anything waits
 * @throws AppError 'conflict' for a stale version; 'invalid' where a file is gone
 */
export async function changeDraft(
  manager: EntityManager,
  entity: new () => ObjectLiteral,
  { resource, recordId }: { resource: string; recordId: number },
  { becomes, expected }: { becomes: ObjectLiteral; expected: number | undefined },
): Promise<boolean> {
  const draft = await manager.findOne(Draft, { where: { resource, recordId }, ...forUpdate });
  if (draft === null || draft.contents === null) return false;
  const current = Math.max(draft.versao, await lastVersion(manager, { resource, recordId }));
  if (expected !== undefined && expected !== current) throw await staleRecord(manager, resource, recordId);
  await requireFiles(manager, becomes);
  const metadata = manager.connection.getMetadata(entity);
  const before = { versao: draft.versao, contents: JSON.parse(draft.contents) as Snapshot };
  const stored = contentsOf(metadata, before.contents);
  const contents = ownMark(manager, entity, stored, { ...stored, ...becomes });
  const userId = auditedAction()?.actorId ?? null;
  const versao = current + 1;
  const json = JSON.stringify(snapshotOf(metadata, contents));
  const saved = { ...listedAs(resource, contents), contents: json, versao, savedAt: new Date(), userId };
  await manager.save(Draft, Object.assign(draft, saved));
  const estado = draft.estado !== 'publicado' ? draft.estado : draft.publishAt === null ? 'rascunho' : 'agendado';
  const row = { ...contents, id: recordId, versao };
  await keepVersion(manager, entity as new () => { id: number }, row, { before, estado });
  return true;
}

import { type EntityManager, In, Not, type ObjectLiteral } from 'typeorm';
import { auditedAction } from '#platform/requests/audited-action.js';
import { forUpdate, idsOf } from '#platform/database/transactions.js';
import { resourceOf } from '#platform/database/resource.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { BINNED_TITLE_LENGTH, BinnedRecord, Draft, SavedVersion } from './history.entity.js';
import { snapshotOf } from './versions.js';

/** Removes a locked record; one whose resource keeps its history goes to the bin, with the draft beside it. */
export async function binRecord<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: new () => Row,
  row: Row,
): Promise<void> {
  const { id } = row;
  const descriptor = resourceOf(target, 'history');
  if (descriptor !== undefined) {
    const draft = await manager.findOneBy(Draft, { resource: descriptor.name, recordId: id });
    const contents = snapshotOf(manager, target, row);
    await insertBinned(manager, {
      resource: descriptor.name,
      recordId: id,
      titulo: String(row[descriptor.title]).slice(0, BINNED_TITLE_LENGTH),
      ownFile: descriptor.ownFile === undefined ? null : String(row[descriptor.ownFile]),
      contents: JSON.stringify({ ...contents, versao: (row as { versao?: number }).versao ?? null }),
      draft: draft?.contents ?? null,
    });
    if (draft !== null) await manager.remove(draft);
  }
  await manager.remove(row);
}

/** Moves a record to the bin, if it is one that visitors do not see. @returns whether it is */
export async function binIfDraft(manager: EntityManager, target: unknown, recordId: number): Promise<boolean> {
  const resource = resourceOf(target, 'history')?.name;
  if (resource === undefined) return false;
  const where = { resource, recordId, estado: Not('publicado' as const) };
  const draft = await manager.findOne(Draft, { where, ...forUpdate });
  if (draft !== null) await binDraft(manager, draft);
  return draft !== null;
}

/** Moves a record that visitors do not see to the bin. */
export async function binDraft(manager: EntityManager, draft: Draft): Promise<void> {
  const { resource, recordId, titulo, contents } = draft;
  await insertBinned(manager, { resource, recordId, titulo, ownFile: null, contents: 'null', draft: contents });
  await manager.remove(draft);
}

async function insertBinned(
  manager: EntityManager,
  what: Omit<BinnedRecord, 'id' | 'removedAt' | 'userId' | 'until'>,
): Promise<void> {
  const removedAt = new Date();
  const until = new Date(removedAt.getTime() + periods.binDays * DAY_MS);
  const userId = auditedAction()?.actorId ?? null;
  await manager.save(BinnedRecord, manager.create(BinnedRecord, { ...what, removedAt, userId, until }));
}

/** Takes out what is kept of records besides themselves: their versions, and what is in the bin. */
export async function forgetHistory(
  manager: EntityManager,
  resource: string,
  recordIds: readonly number[],
): Promise<void> {
  if (recordIds.length === 0) return;
  const named = { resource, recordId: In(recordIds) };
  await manager.delete(SavedVersion, named);
  for (const entity of [BinnedRecord, Draft]) {
    const rows = await manager.find<BinnedRecord | Draft>(entity, { select: { id: true }, where: named });
    await removeRecords(manager, entity, idsOf(rows));
  }
}

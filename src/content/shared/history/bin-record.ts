import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import { auditedAction } from '../../../platform/audit/audited-action.js';
import { removeRecords } from '../../../platform/database/search/remove-records.js';
import { DAY_MS } from '../../../platform/dates/durations.js';
import { periods } from '../../../platform/dates/periods.js';
import { BINNED_TITLE_LENGTH, BinnedRecord } from './binned-record.entity.js';
import { contentsBefore } from './keep-version.js';
import { historyKindOf } from './keeps-history.js';
import { SavedVersion } from './saved-version.entity.js';

/** Removes a record that the unit of work has locked; one whose kind keeps its history goes to the bin. */
export async function binRecord<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  row: Row,
): Promise<void> {
  const { id } = row;
  const kind = historyKindOf(manager.connection.getMetadata(target).target);
  if (kind !== undefined) {
    const removedAt = new Date();
    const titulo = String(row[kind.title]).slice(0, BINNED_TITLE_LENGTH);
    const contents = contentsBefore(manager, target, row);
    const binned = manager.create(BinnedRecord, {
      resource: kind.resource,
      recordId: id,
      titulo,
      removedAt,
      userId: auditedAction()?.actorId ?? null,
      until: new Date(removedAt.getTime() + periods.binDays * DAY_MS),
      ownFile: kind.ownFile === undefined ? null : String(row[kind.ownFile]),
      contents: JSON.stringify({ ...contents, versao: (row as { versao?: number }).versao ?? null }),
    });
    await manager.save(BinnedRecord, binned);
  }
  await manager.remove(row);
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
  const binned = await manager.find(BinnedRecord, { select: { id: true }, where: named });
  await removeRecords(
    manager,
    BinnedRecord,
    binned.map(({ id }) => id),
  );
}

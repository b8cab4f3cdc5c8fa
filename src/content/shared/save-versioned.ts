import type { EntityManager, EntityTarget } from 'typeorm';
import { lockOrThrow } from '#platform/database/transactions.js';
import { requireAuthorised, requireFiles } from '#files/named-files.js';
import { stateOf } from './history/saved-version.entity.js';
import { historyOf, keepVersion, lastVersion, ownMark, snapshotOf, staleRecord } from './history/versions.js';

/** A record that people edit: `versao` rises with every save. */
export interface Versioned {
  id: number;
  versao: number;
}

export type Contents<Row extends Versioned> = Omit<Row, 'id' | 'versao'>;

/** Whether visitors see what a record becomes: a draft of the team they do not. */
export const isShown = (becomes: object): boolean => !('rascunho' in becomes && becomes.rascunho === true);

/**
 * Replaces a record's contents. A sample that is changed is one no longer.
 * @param contents what it becomes, or how that follows from what is stored
 * @param versao the version that the person had before them; undefined saves over whatever is there
 * @throws AppError 'conflict' where somebody else has saved since; 'invalid' where it names a deleted file, or a picture that may not be published
 */
export async function saveVersioned<Row extends Versioned>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  id: number,
  contents: Partial<Row> | ((stored: Row) => Partial<Row>),
  versao: number | undefined,
): Promise<Row> {
  const row = await lockOrThrow(manager, target, id);
  const kind = historyOf(manager, target);
  if (versao !== undefined && versao !== row.versao) throw await staleRecord(manager, kind?.name, id);
  const becomes = typeof contents === 'function' ? contents(row) : contents;
  await requireFiles(manager, becomes);
  if (isShown(becomes)) await requireAuthorised(manager, becomes, { shown: isShown(row) ? row : null });
  const before = { versao: row.versao, contents: snapshotOf(manager, target, row) };
  // a draft beside it may have had versions since
  const last = kind === undefined ? 0 : await lastVersion(manager, { resource: kind.name, recordId: id });
  const own = ownMark(manager, target, before.contents, { ...row, ...becomes });
  const saved = await manager.save(target, Object.assign(row, own, { versao: Math.max(row.versao, last) + 1 }));
  await keepVersion(manager, target, saved, { before, estado: stateOf(saved) });
  return saved;
}

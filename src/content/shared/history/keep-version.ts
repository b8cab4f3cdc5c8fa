import { type EntityManager, type EntityTarget, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import { auditedAction } from '../../../platform/audit/audited-action.js';
import { resourceOf } from '../../../platform/database/resource.js';
import type { RecordState } from './record-state.js';
import { SavedVersion } from './saved-version.entity.js';
import { differing, type Snapshot, snapshotOf } from './snapshot.js';

interface Saved extends ObjectLiteral {
  id: number;
  versao?: number;
}

/** A record's contents before a change; nothing where its kind keeps no versions. */
export function contentsBefore(manager: EntityManager, target: EntityTarget<Saved>, row: Saved): Snapshot | undefined {
  const metadata = manager.connection.getMetadata(target);
  return resourceOf(metadata.target, 'history') === undefined ? undefined : snapshotOf(metadata, row);
}

/** So many versions of a record are kept, the newest. */
export const MOST_VERSIONS = 200;

interface Save {
  /** The state of the record after the save; left out, visitors see it. */
  estado?: RecordState;
  /** The version and contents of the record before the save. */
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

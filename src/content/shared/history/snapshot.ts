import { isDeepStrictEqual } from 'node:util';
import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import { resourceOf } from '../../../platform/database/resource.js';

/** The contents of a record apart from its key and version, as JSON can hold them: a moment by its ISO text. */
export type Snapshot = Readonly<Record<string, unknown>>;

const NO_CONTENTS = ['id', 'versao'];

function contentColumns({ columns }: EntityMetadata) {
  return columns.filter(({ propertyName }) => !NO_CONTENTS.includes(propertyName));
}

/** Takes a snapshot of a record as it is now. */
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

/** The properties in which two snapshots differ. */
export function differing(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
}

import type { EntityManager, ObjectLiteral } from 'typeorm';
import { resourceOf, type ResourceWith } from '#platform/database/resource.js';
import { differing, type Snapshot, snapshotOf } from './history/versions.js';
import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '#platform/dto/fields.js';

/** Whether a save has made a sample somebody's own: what differs is more than who sees it, or that it is a sample. */
export function isNoSampleAnyMore({ leftAlone }: ResourceWith<'history'>, before: Snapshot, after: Snapshot): boolean {
  if (before['exemplo'] !== true) return false;
  return differing(before, after).some((name) => name !== 'exemplo' && !leftAlone.includes(name));
}

/** Returns the new contents of a record, without the mark of a sample where it is one no longer. */
export function ownMark<Contents extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => ObjectLiteral,
  before: ObjectLiteral,
  after: Contents,
): Contents {
  const kind = resourceOf(entity, 'history');
  const metadata = manager.connection.getMetadata(entity);
  const [was, is] = [snapshotOf(metadata, before), snapshotOf(metadata, after)];
  return kind !== undefined && isNoSampleAnyMore(kind, was, is) ? { ...after, exemplo: false } : after;
}

/** Whether a record only stands in for a real one; a change that does not say leaves it as it is. */
export const SampleField = () =>
  FlagField({
    label: 'A marca de exemplo',
    optional: true,
    description: 'Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação.',
  });

export const ApiSample = () => ApiProperty({ example: false, description: 'Conteúdo de exemplo.' });

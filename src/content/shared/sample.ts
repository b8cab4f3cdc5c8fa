import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { differing, historyOf, snapshotOf } from './history/versions.js';
import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '#platform/dto/fields.js';

/**
 * Returns the new contents of a record, without the mark of a sample where a save has made it somebody's own: more
 * differs than who sees it, or that it is a sample.
 */
export function ownMark<Contents extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  before: ObjectLiteral,
  after: Contents,
): Contents {
  const kind = historyOf(manager, entity);
  if (kind === undefined || before['exemplo'] !== true) return after;
  const changed = differing(snapshotOf(manager, entity, before), snapshotOf(manager, entity, after));
  const isOwn = changed.some((name) => name !== 'exemplo' && !kind.leftAlone.includes(name));
  return isOwn ? { ...after, exemplo: false } : after;
}

/** Whether a record only stands in for a real one; a change that does not say leaves it as it is. */
export const SampleField = () =>
  FlagField({
    label: 'A marca de exemplo',
    optional: true,
    description: 'Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação.',
  });

export const ApiSample = () => ApiProperty({ example: false, description: 'Conteúdo de exemplo.' });

import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../../platform/config/config.js';
import type { Key, Secrets } from '../../platform/secrets/secrets.js';
import { HEAD_ID, TrailHead } from './trail-head.entity.js';

/** Where the chain begins and ends: by its hashes that is all of it. */
type Ends = Pick<TrailHead, 'lastId' | 'lastHash' | 'anchorId' | 'anchorHash'>;

/**
 * How the seal of a head was found: good; none; made with a secret that we don't have; or another than we would have
 * made, so that somebody without the secret moved the head.
 */
export type SealState = 'good' | 'none' | 'otherSecret' | 'wrong';

/**
 * Says, by its being there, that the trail of this installation was sealed: from then on one without a seal is not taken
 * for one from before there were seals. It lies beside the secret and not in the database, whose writers we don't trust.
 */
export const sealedMark = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'atividade-selada');

/** Seals a head with the newest secret, which the seal names. */
export function sealOf(secrets: Secrets, head: Ends): string {
  return sealBy(secrets.current('trail'), head);
}

/** @param secrets nothing where the place has none */
export function sealState(secrets: Secrets | undefined, head: TrailHead): SealState {
  if (head.seal === null) return 'none';
  const [kid = ''] = head.seal.split('.');
  const key = secrets?.named('trail', kid);
  if (key === undefined) return 'otherSecret';
  return head.seal === sealBy(key, head) ? 'good' : 'wrong';
}

/** Moves one of the chain's ends. A head that was not sealed is not sealed by that: only what was good goes on being so. */
export async function moveHead(
  manager: EntityManager,
  secrets: Secrets,
  head: TrailHead,
  moved: Partial<Ends>,
): Promise<void> {
  const { id: _id, seal: before, ...ends } = head;
  const seal = sealState(secrets, head) === 'good' ? sealOf(secrets, { ...ends, ...moved }) : before;
  await manager.update(TrailHead, { id: HEAD_ID }, { ...moved, seal });
}

/** FROZEN, as the form of a row's hash is. */
function sealBy({ kid, bytes }: Key, { lastId, lastHash, anchorId, anchorHash }: Ends): string {
  const ends = JSON.stringify([lastId, lastHash, anchorId, anchorHash]);
  return `${kid}.${createHmac('sha256', bytes).update(ends).digest('base64url')}`;
}

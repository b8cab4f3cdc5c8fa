import { type EntityManager, MoreThan } from 'typeorm';
import type { Secrets } from '../../platform/secrets/secrets.js';
import { Atividade } from './atividade.entity.js';
import { type SealState, sealState } from './head-seal.js';
import { rowHash } from './row-hash.js';
import { HEAD_ID, TrailHead } from './trail-head.entity.js';

const BATCH = 1_000;

/** What is wrong with a row: it says something else than when it was written; what was before it is not there any more. */
export type BreakKind = 'changed' | 'missingBefore' | 'missingAtEnd' | 'added';

/** How the chain was found. */
export interface ChainReport {
  /** How many rows are good, from the first on. */
  good: number;
  /** The first row that is not. */
  broken?: { id: number; kind: BreakKind };
  /** What there is to say of the seal, where the rows are whole and it is not good. */
  seal?: Exclude<SealState, 'good'>;
}

/**
 * Follows the chain from its anchor to its head, and looks at the head's seal.
 * @param manager of a transaction, so that nobody's writing is seen in its middle
 */
export async function checkChain(manager: EntityManager, secrets: Secrets | undefined): Promise<ChainReport> {
  const head = await manager.findOneByOrFail(TrailHead, { id: HEAD_ID });
  let last = { id: head.anchorId, hash: head.anchorHash };
  let good = 0;
  // from the very first: what stands before the anchor was put there by somebody else
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = await manager.find(Atividade, { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: BATCH });
    for (const row of rows) {
      const kind = breakAt(row, last, head);
      if (kind !== undefined) return { good, broken: { id: row.id, kind } };
      last = row;
      good += 1;
    }
    if (rows.length < BATCH) break;
    after = last.id;
  }
  if (last.id !== head.lastId || last.hash !== head.lastHash)
    return { good, broken: { id: last.id + 1, kind: 'missingAtEnd' } };
  const seal = sealState(secrets, head);
  return seal === 'good' ? { good } : { good, seal };
}

function breakAt(row: Atividade, last: Pick<Atividade, 'id' | 'hash'>, head: TrailHead): BreakKind | undefined {
  if (row.id <= last.id || row.id > head.lastId) return 'added';
  if (row.id !== last.id + 1) return 'missingBefore';
  if (rowHash(row) !== row.hash) return 'changed';
  return row.anterior === last.hash ? undefined : 'missingBefore';
}

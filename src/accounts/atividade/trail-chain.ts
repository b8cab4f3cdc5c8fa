import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Settings } from '#platform/config/config.js';
import { batchesById } from '#platform/database/batches-by-id.js';
import { onSqlite } from '#platform/database/columns.js';
import { forUpdate } from '#platform/database/transactions.js';
import type { Key, Secrets } from '#platform/secrets/secrets.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Atividade, HEAD_ID, TrailHead } from './atividade.entity.js';

/**
 * The hash of a row: SHA-256 of a JSON list of its values in this order, `quando` in ISO 8601. With `anterior` among
 * them it stands for all rows before, too. FROZEN: another form would break every chain there is (docs/decisions/0020).
 */
export function rowHash(row: Omit<Atividade, 'hash'>): string {
  const { id, quando, quemId, quem, verbo, secao, registo, origem, resultado, anterior } = row;
  return sha256(
    JSON.stringify([id, quando.toISOString(), quemId, quem, verbo, secao, registo, origem, resultado, anterior]),
  );
}

/** Reads the head of the chain inside a unit of work; until that ends, nobody else gets it, in whatever process. */
export async function lockHead(manager: EntityManager): Promise<TrailHead> {
  // who reads first and then wants to write is refused by SQLite where another process has written since
  if (onSqlite) await manager.update(TrailHead, { id: HEAD_ID }, { lastId: () => 'lastId' });
  return manager.findOneOrFail(TrailHead, { where: { id: HEAD_ID }, ...forUpdate });
}

/** The two ends of the chain. Their hashes stand for every row between them. */
type Ends = Pick<TrailHead, 'lastId' | 'lastHash' | 'anchorId' | 'anchorHash'>;

/** The seal of a head: good, none, of a secret that we don't have, or moved by somebody without the secret. */
export type SealState = 'good' | 'none' | 'otherSecret' | 'wrong';

/**
 * Says, by its being there, that the trail of this installation was sealed: from then on one without a seal is not taken
 * for one from before there were seals. It lies beside the secret and not in the database, whose writers we don't trust.
 */
export const sealedMark = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'atividade-selada');

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
export async function moveHead(manager: EntityManager, secrets: Secrets, head: TrailHead, moved: Partial<Ends>) {
  const { id: _id, seal: before, ...ends } = head;
  const seal = sealState(secrets, head) === 'good' ? sealOf(secrets, { ...ends, ...moved }) : before;
  await manager.update(TrailHead, { id: HEAD_ID }, { ...moved, seal });
}

/** FROZEN, as the form of a row's hash is. */
function sealBy({ kid, bytes }: Key, { lastId, lastHash, anchorId, anchorHash }: Ends): string {
  const ends = JSON.stringify([lastId, lastHash, anchorId, anchorHash]);
  return `${kid}.${createHmac('sha256', bytes).update(ends).digest('base64url')}`;
}

const BATCH = 1_000;

/** A row was changed, rows before it or at the end are missing, or somebody else added one. */
export type BreakKind = 'changed' | 'missingBefore' | 'missingAtEnd' | 'added';

export interface ChainReport {
  /** How many rows are good, from the first on. */
  good: number;
  broken?: { id: number; kind: BreakKind };
  /** The state of the seal, where the rows are whole and it is not good. */
  seal?: Exclude<SealState, 'good'>;
}

/** Follows the chain from its anchor to its head, and looks at the seal. @param manager of a transaction */
export async function checkChain(manager: EntityManager, secrets: Secrets | undefined): Promise<ChainReport> {
  const head = await manager.findOneByOrFail(TrailHead, { id: HEAD_ID });
  let last = { id: head.anchorId, hash: head.anchorHash };
  let good = 0;
  // from the very first: what stands before the anchor was put there by somebody else
  const after = Number.MIN_SAFE_INTEGER;
  for await (const rows of batchesById(manager, Atividade, { take: BATCH, after })) {
    for (const row of rows) {
      const kind = breakAt(row, last, head);
      if (kind !== undefined) return { good, broken: { id: row.id, kind } };
      last = row;
      good += 1;
    }
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

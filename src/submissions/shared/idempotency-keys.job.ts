import { type FindOptionsWhere, LessThan } from 'typeorm';
import { HOUR_MS } from '../../platform/dates/durations.js';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** Well above the hour within which a submission that is sent again is the same; its text is remembered as long. */
const KEPT_MS = 2 * HOUR_MS;

/** Forgets the idempotency keys of submissions that nobody sends again. */
export class IdempotencyKeysJob extends TableRetentionJob<IdempotencyKey> {
  protected override readonly entity = IdempotencyKey;
  protected override readonly key = 'hash';

  protected override outdated(now: Date): FindOptionsWhere<IdempotencyKey> {
    return { createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
  }
}

import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRetentionJob } from '../jobs/table-retention-job.js';
import { RateCount } from './rate-count.entity.js';

/** Forgets counts whose time is over. */
export class RateCountsJob extends TableRetentionJob<RateCount> {
  protected override readonly entity = RateCount;
  protected override readonly key = 'fingerprint';

  protected override outdated(now: Date): FindOptionsWhere<RateCount> {
    return { expiresAt: LessThan(now) };
  }
}

import { type FindOptionsWhere, LessThan } from 'typeorm';
import { lisbonDay } from '../platform/dates/lisbon-day.js';
import { TableRetentionJob } from '../platform/jobs/table-retention-job.js';
import { Hold } from './hold.entity.js';

/** Forgets the holds that are over. */
export class HoldsJob extends TableRetentionJob<Hold> {
  protected override readonly entity = Hold;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<Hold> {
    return { until: LessThan(lisbonDay(now)) };
  }
}

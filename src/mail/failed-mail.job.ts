import { type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../platform/dates/durations.js';
import { TableRetentionJob } from '../platform/jobs/table-retention-job.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Time for the operator to see what could not be delivered. */
const KEPT_MS = 30 * DAY_MS;

/** Forgets what could not be delivered. */
export class FailedMailJob extends TableRetentionJob<OutgoingMail> {
  protected override readonly entity = OutgoingMail;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<OutgoingMail> {
    return { state: 'failed', nextAttemptAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
  }
}

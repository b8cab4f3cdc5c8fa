import { type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../platform/dates/durations.js';
import { TableRetentionJob } from '../platform/jobs/table-retention-job.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** What is sent is counted for a day, and kept a week for whoever looks into a complaint. */
const KEPT_MS = 7 * DAY_MS;

/** Forgets what was sent. */
export class SentMailJob extends TableRetentionJob<OutgoingMail> {
  protected override readonly entity = OutgoingMail;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<OutgoingMail> {
    return { sentAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
  }
}

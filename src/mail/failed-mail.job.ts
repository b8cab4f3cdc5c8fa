import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../platform/jobs/table-ruled-job.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Forgets what could not be delivered. */
export class FailedMailJob extends TableRuledJob<OutgoingMail> {
  override readonly rule = 'failedMail';
  protected override readonly entity = OutgoingMail;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<OutgoingMail> {
    return { state: 'failed', nextAttemptAt: LessThan(before) };
  }
}

import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../platform/jobs/table-ruled-job.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Forgets what was sent. */
export class SentMailJob extends TableRuledJob<OutgoingMail> {
  override readonly rule = 'sentMail';
  protected override readonly entity = OutgoingMail;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<OutgoingMail> {
    return { sentAt: LessThan(before) };
  }
}

import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { Session } from './session.entity.js';

/** Forgets the sessions that have expired. */
export class SessionsJob extends TableRetentionJob<Session> {
  protected override readonly entity = Session;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<Session> {
    return { expiresAt: LessThan(now) };
  }
}

import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { SecondStepTicket } from './second-step-ticket.entity.js';

/** Forgets the tickets that nobody came back with. */
export class SecondStepTicketsJob extends TableRetentionJob<SecondStepTicket> {
  protected override readonly entity = SecondStepTicket;
  protected override readonly key = 'hash';

  protected override outdated(now: Date): FindOptionsWhere<SecondStepTicket> {
    return { expiresAt: LessThan(now) };
  }
}

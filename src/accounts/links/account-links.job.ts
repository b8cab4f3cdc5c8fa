import { type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { AccountLink } from './account-link.entity.js';

/** For a while an old link says that it has expired instead of that it never was. */
const KEPT_MS = 30 * DAY_MS;

/** Forgets the links that expired long ago. */
export class AccountLinksJob extends TableRetentionJob<AccountLink> {
  protected override readonly entity = AccountLink;
  protected override readonly key = 'tokenHash';

  protected override outdated(now: Date): FindOptionsWhere<AccountLink> {
    return { expiresAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
  }
}

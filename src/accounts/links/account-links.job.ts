import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { AccountLink } from './account-link.entity.js';

/** Forgets the links that expired long ago. */
export class AccountLinksJob extends TableRuledJob<AccountLink> {
  override readonly rule = 'links';
  protected override readonly entity = AccountLink;
  protected override readonly key = 'tokenHash';

  protected override outdated(before: Date): FindOptionsWhere<AccountLink> {
    return { expiresAt: LessThan(before) };
  }
}

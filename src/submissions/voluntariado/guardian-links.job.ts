import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { GuardianLink } from './guardian-link.entity.js';

/** Forgets the links that expired long ago. */
export class GuardianLinksJob extends TableRuledJob<GuardianLink> {
  override readonly rule = 'links';
  protected override readonly entity = GuardianLink;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<GuardianLink> {
    return { expiresAt: LessThan(before) };
  }
}

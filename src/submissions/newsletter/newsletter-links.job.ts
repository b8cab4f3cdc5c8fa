import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { NewsletterLink } from './newsletter-link.entity.js';

/** Forgets the links that expired long ago. */
export class NewsletterLinksJob extends TableRuledJob<NewsletterLink> {
  override readonly rule = 'links';
  protected override readonly entity = NewsletterLink;
  protected override readonly key = 'tokenHash';

  protected override outdated(before: Date): FindOptionsWhere<NewsletterLink> {
    return { expiresAt: LessThan(before) };
  }
}

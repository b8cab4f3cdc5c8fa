import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { DataLink } from './data-link.entity.js';

/** Forgets the links that expired long ago. */
export class DataLinksJob extends TableRuledJob<DataLink> {
  override readonly rule = 'links';
  protected override readonly entity = DataLink;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<DataLink> {
    return { expiresAt: LessThan(before) };
  }
}

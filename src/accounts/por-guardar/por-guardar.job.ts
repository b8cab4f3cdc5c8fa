import { type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { periods } from '../../platform/dates/periods.js';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { PorGuardar } from './por-guardar.entity.js';

/** Forgets what nobody has taken up again. */
export class PorGuardarJob extends TableRetentionJob<PorGuardar> {
  protected override readonly entity = PorGuardar;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<PorGuardar> {
    return { savedAt: LessThan(new Date(now.getTime() - periods.binDays * DAY_MS)) };
  }
}

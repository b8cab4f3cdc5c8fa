import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import { DAY_MS } from '../../platform/dates/durations.js';
import { TableRetentionJob } from '../../platform/jobs/table-retention-job.js';
import { Convidado } from './convidado.entity.js';

/** For a while an old link says that it has expired, and an old invitation can be sent again. */
const KEPT_MS = 30 * DAY_MS;

/** Forgets the invitations that are over for long. */
export class ConvidadosJob extends TableRetentionJob<Convidado> {
  protected override readonly entity = Convidado;
  protected override readonly key = 'id';

  protected override outdated(now: Date): FindOptionsWhere<Convidado> {
    return { expiresAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
  }

  /** What they are found by, their address, goes with them. */
  protected override async forget(manager: EntityManager, rows: Convidado[]): Promise<void> {
    await manager.remove(rows);
  }
}

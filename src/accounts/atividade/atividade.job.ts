import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { RetentionJob } from '../../platform/jobs/retention-job.js';
import { Atividade } from './atividade.entity.js';
import { lockHead } from './lock-head.js';
import { HEAD_ID, TrailHead } from './trail-head.entity.js';

/** Removes the oldest rows of the trail once they have had their time, and keeps the last one's hash: there the chain now begins. */
@Injectable()
export class AtividadeJob extends RetentionJob {
  private readonly keptMs: number;

  constructor(
    private readonly transactions: Transactions,
    @Inject(SETTINGS) { retentionTrailDays }: Settings,
  ) {
    super();
    this.keptMs = retentionTrailDays * DAY_MS;
  }

  override removeOutdated(now: Date, limit: number): Promise<number> {
    const until = new Date(now.getTime() - this.keptMs);
    return this.transactions.run(async (manager) => {
      await lockHead(manager);
      const oldest = await manager.find(Atividade, { order: { id: 'ASC' }, take: limit });
      // clocks may have been set back between two rows: the chain loses its beginning, never its middle
      const kept = oldest.findIndex(({ quando }) => quando >= until);
      const outdated = kept === -1 ? oldest : oldest.slice(0, kept);
      const last = outdated.at(-1);
      if (last === undefined) return 0;
      await manager.delete(Atividade, { id: LessThanOrEqual(last.id) });
      await manager.update(TrailHead, { id: HEAD_ID }, { anchorId: last.id, anchorHash: last.hash });
      return outdated.length;
    });
  }
}

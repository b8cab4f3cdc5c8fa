import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, LessThanOrEqual } from 'typeorm';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { Transactions } from '#platform/database/transactions.js';
import { type Outdated, RuledJob } from '#platform/jobs/jobs.js';
import { Atividade } from './atividade.entity.js';
import { lockHead, moveHead } from './trail-chain.js';

/** Removes the oldest rows of the trail once they have had their time, and keeps the last one's hash: there the chain now begins. */
@Injectable()
export class AtividadeJob extends RuledJob {
  override readonly rule = 'trail';

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async count(before: Date): Promise<Outdated> {
    const { manager } = this.dataSource;
    const all = await manager.count(Atividade);
    return { all, outdated: await manager.countBy(Atividade, { quando: LessThan(before) }) };
  }

  override removeOutdated(before: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const head = await lockHead(manager);
      const oldest = await manager.find(Atividade, { order: { id: 'ASC' }, take: limit });
      // clocks may have been set back between two rows: the chain loses its beginning, never its middle
      const kept = oldest.findIndex(({ quando }) => quando >= before);
      const outdated = kept === -1 ? oldest : oldest.slice(0, kept);
      const last = outdated.at(-1);
      if (last === undefined) return 0;
      await manager.delete(Atividade, { id: LessThanOrEqual(last.id) });
      const secrets = installationSecrets(this.settings);
      await moveHead(manager, secrets, head, { anchorId: last.id, anchorHash: last.hash });
      return outdated.length;
    });
  }
}

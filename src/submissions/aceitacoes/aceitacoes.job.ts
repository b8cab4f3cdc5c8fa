import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Holds } from '#erasing/holds.service.js';
import { type Outdated, RuledJob } from '#platform/jobs/jobs.js';
import { Submissions } from '../shared/submissions.service.js';
import { AceitacaoPendente } from './aceitacao-pendente.entity.js';

/** Erases submissions without an acceptance on record of which nobody has decided in time. */
@Injectable()
export class AceitacoesJob extends RuledJob {
  override readonly rule = 'acceptances';

  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: Submissions,
    private readonly eraser: Eraser,
    private readonly holds: Holds,
  ) {
    super();
  }

  override async count(before: Date): Promise<Outdated> {
    const { manager } = this.dataSource;
    let outdated = 0;
    for (const { list } of this.submissions.forms()) {
      outdated += await manager.countBy(AceitacaoPendente, await this.outdated(list.resource, before));
    }
    return { all: await manager.count(AceitacaoPendente), outdated };
  }

  override async removeOutdated(before: Date, limit: number): Promise<number> {
    let erased = 0;
    for (const { list } of this.submissions.forms()) {
      const where = await this.outdated(list.resource, before);
      const outdated = await this.dataSource.manager.find(AceitacaoPendente, { where, take: limit - erased });
      const ids = outdated.map(({ registo }) => registo);
      erased += await this.eraser.eraseUncleaned(list.resource, ids, 'prazo');
      if (erased >= limit) break;
    }
    return erased;
  }

  private async outdated(formulario: string, before: Date): Promise<FindOptionsWhere<AceitacaoPendente>> {
    const held = await this.holds.heldIds(this.dataSource.manager, formulario);
    return { formulario, createdAt: LessThan(before), registo: Not(In(held)) };
  }
}

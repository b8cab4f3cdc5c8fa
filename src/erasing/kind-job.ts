import { type DataSource, type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { type Outdated, RuledJob } from '#platform/jobs/jobs.js';
import type { RetentionRuleName } from '#platform/config/retention-rules.js';
import type { Eraser } from './eraser.service.js';
import type { Holds } from './holds.service.js';
import type { KindRetention, PersonalKind, PersonalRow } from './personal-kind.js';

export interface DueRecord {
  id: number;
  from: Date;
}

/** Erases the records of a kind that have had their days, but for those that are held. */
export class KindJob extends RuledJob {
  override readonly rule: RetentionRuleName;

  constructor(
    readonly kind: PersonalKind,
    private readonly retention: KindRetention,
    private readonly tools: { dataSource: DataSource; eraser: Eraser; holds: Holds },
  ) {
    super();
    this.rule = retention.rule;
  }

  override async count(before: Date): Promise<Outdated> {
    const { manager } = this.tools.dataSource;
    const all = await manager.count(this.kind.entity, { where: this.retention.where ?? {} });
    return { all, outdated: await manager.count(this.kind.entity, { where: await this.notHeld(before) }) };
  }

  async due(before: Date, limit: number): Promise<DueRecord[]> {
    const { from } = this.retention;
    const rows = await this.tools.dataSource.manager.find(this.kind.entity, {
      select: { id: true, [from]: true },
      where: await this.notHeld(before),
      order: { [from]: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map((row) => ({ id: row.id, from: row[from] as Date }));
  }

  override async removeOutdated(before: Date, limit: number): Promise<number> {
    const ids = (await this.due(before, limit)).map(({ id }) => id);
    return this.tools.eraser.eraseUncleaned(this.kind.kind, ids, 'prazo', this.outdated(before));
  }

  private outdated(before: Date): FindOptionsWhere<PersonalRow> {
    return { ...this.retention.where, [this.retention.from]: LessThan(before) };
  }

  private async notHeld(before: Date): Promise<FindOptionsWhere<PersonalRow>> {
    const held = await this.tools.holds.heldIds(this.tools.dataSource.manager, this.kind.kind);
    return { ...this.outdated(before), ...(held.length === 0 ? {} : { id: Not(In(held)) }) };
  }
}

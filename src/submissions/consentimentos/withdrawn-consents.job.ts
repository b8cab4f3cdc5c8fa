import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { Consentimento } from './consentimento.entity.js';

/** Forgets the proof of consents that were taken back long ago. */
export class WithdrawnConsentsJob extends TableRuledJob<Consentimento> {
  override readonly rule = 'consents';
  protected override readonly entity = Consentimento;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<Consentimento> {
    return { retiradoEm: LessThan(before) };
  }
}

import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRuledJob } from '../../platform/jobs/table-ruled-job.js';
import { PedidoDados } from './pedido-dados.entity.js';

/** Forgets the requests that were answered long ago. */
export class PedidosDadosJob extends TableRuledJob<PedidoDados> {
  override readonly rule = 'requests';
  protected override readonly entity = PedidoDados;
  protected override readonly key = 'id';

  protected override outdated(before: Date): FindOptionsWhere<PedidoDados> {
    return { feitoEm: LessThan(before) };
  }

  /** What they are found by, their address, goes with them. */
  protected override async forget(manager: EntityManager, rows: PedidoDados[]): Promise<void> {
    await manager.remove(rows);
  }
}

import type { EntityManager, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { forUpdate } from '#platform/database/for-update.js';
import type { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { Records } from './records.js';
import type { Contents, Versioned } from './save-versioned.js';

/** A record with a place in its list that people choose. */
export interface Ordered extends Versioned {
  ordem: number;
}

/**
 * The place behind all others of a list.
 * @param most how many there may be in all
 * @param beside the list, where the records make several
 * @throws AppError 'conflict' where there are as many as there may be
 */
export async function placeBehind<Row extends Ordered>(
  manager: EntityManager,
  target: new () => Row,
  most: number,
  beside: object = {},
): Promise<{ ordem: number }> {
  if ((await manager.count(target)) >= most) {
    throw new AppError('conflict', `Já há ${most}, o máximo. Elimine primeiro o que já não faz falta.`);
  }
  const last = await manager.maximum<Ordered>(target, 'ordem', beside);
  return { ordem: (last ?? 0) + 1 };
}

const CHANGED = 'A lista mudou entretanto. Leia-a de novo e volte a ordenar.';

/**
 * One kind of content whose order people choose. A list of them is short: the site shows it whole, and a change of its
 * order is sent whole.
 */
export class OrderedRecords<Row extends Ordered & ObjectLiteral> extends Records<Row> {
  /** @param most how many there may be in all */
  constructor(
    repository: Repository<Row>,
    spec: ListSpec<Row>,
    private readonly units: Transactions,
    private readonly most: number,
  ) {
    super(repository, spec, units);
  }

  /**
   * Adds a record behind the others.
   * @param beside the list that it is added to, where the records make several
   * @throws AppError 'conflict' where there are as many as there may be
   */
  append(contents: Omit<Contents<Row>, 'ordem'>, beside: FindOptionsWhere<Row> = {}): Promise<Row> {
    return this.units.run(async (manager) => {
      const place = await placeBehind<Ordered>(manager, this.repository.target as new () => Ordered, this.most, beside);
      return this.insert(manager, { ...contents, ...place } as unknown as Contents<Row>);
    });
  }

  /**
   * Puts all records of a list into another order. That is no change of any of them: whoever is editing one saves on.
   * @throws AppError 'conflict' where these are not all, or not the ones that there are
   */
  async reorder(ids: readonly number[], within: FindOptionsWhere<Row> = {}): Promise<void> {
    await this.units.run((manager) => this.place(manager, ids, within));
  }

  private async place(manager: EntityManager, ids: readonly number[], where: FindOptionsWhere<Row>): Promise<void> {
    const { target } = this.repository;
    const rows = new Map((await manager.find(target, { where, ...forUpdate })).map((row) => [row.id, row]));
    if (ids.length !== rows.size || !ids.every((id) => rows.has(id))) throw new AppError('conflict', CHANGED);
    for (const [index, id] of ids.entries()) {
      if (rows.get(id)?.ordem === index + 1) continue;
      await manager.update(target, { id } as FindOptionsWhere<Row>, { ordem: index + 1 } as object);
    }
  }
}

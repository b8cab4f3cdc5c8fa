import { applyDecorators } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { forUpdate } from '#platform/database/transactions.js';
import { IdsField } from '#platform/dto/fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { AnswersNothing, Refuses } from '#platform/http/answers.js';
import type { Versioned } from './versions.js';

const MAX_IDS = 1_000;

export class OrdemInputDto {
  @IdsField({
    label: 'A ordem',
    max: MAX_IDS,
    description: 'Os identificadores de todos os registos, pela ordem em que passam a aparecer.',
  })
  ids!: number[];
}

export const ApiReorder = () =>
  applyDecorators(
    AnswersNothing('Ordenados.'),
    Refuses({ 400: 'A lista não é de identificadores.', 409: 'Não são todos, ou já não são os que há.' }),
  );

interface Ordered extends Versioned {
  ordem: number;
}

/**
 * The place behind all others of a list.
 * @param most how many there may be in all
 * @param beside the list, where the records make several
 * @throws AppError 'conflict' where there are as many as there may be
 */
export async function placeLast<Row extends Ordered>(
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
 * Puts all records of a list into another order. That is no change of any of them: whoever is editing one saves on.
 * A list is short, because the site shows it whole.
 * @param within the list, where the records make several
 * @throws AppError 'conflict' where these are not all, or not the ones that there are
 */
export async function reorder<Row extends Ordered>(
  manager: EntityManager,
  target: new () => Row,
  ids: readonly number[],
  within: FindOptionsWhere<Row> = {},
): Promise<void> {
  const found = await manager.find(target, { where: within, ...forUpdate });
  const rows = new Map(found.map((row) => [row.id, row]));
  if (ids.length !== rows.size || !ids.every((id) => rows.has(id))) throw new AppError('conflict', CHANGED);
  for (const [index, id] of ids.entries()) {
    if (rows.get(id)?.ordem === index + 1) continue;
    await manager.update<Ordered>(target, { id }, { ordem: index + 1 });
  }
}

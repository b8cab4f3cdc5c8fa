import type { EntityManager } from 'typeorm';
import { Fotografia } from './fotografia.entity.js';
import { nothingSaid, saveWhatIsSaid } from './said-of-pictures.js';

/**
 * Has a picture that takes the place of another say what was said of that, where nothing is said of itself. The mark of
 * children and that it waits for approval go with it, and the authorisation does not: it was seen for the other picture.
 * Nor does the point, which is of the other's shape.
 */
export async function carryWhatIsSaid(manager: EntityManager, nome: string, por: string): Promise<void> {
  const before = await manager.findOneBy(Fotografia, { nome });
  if (before === null) return;
  const row = (await manager.findOneBy(Fotografia, { nome: por })) ?? nothingSaid(manager, por);
  if (row.alt === null && !row.decorativa) Object.assign(row, { alt: before.alt, decorativa: before.decorativa });
  row.credito ??= before.credito;
  row.menores ||= before.menores;
  row.porAprovar ||= before.porAprovar;
  await manager.remove(before);
  await saveWhatIsSaid(manager, row);
}

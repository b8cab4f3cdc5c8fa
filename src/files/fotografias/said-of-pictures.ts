import { type EntityManager, In } from 'typeorm';
import { Ficheiro } from '../ficheiros/ficheiro.entity.js';
import { isDescribed } from './description.js';
import { Fotografia } from './fotografia.entity.js';
import { forUpdate } from '#platform/database/transactions.js';
import { namesIn } from './without-pictures.js';

/** The row of a picture of which nobody has said anything yet. */
export function nothingSaid(manager: EntityManager, nome: string): Fotografia {
  return manager.create(Fotografia, { nome, createdAt: new Date() });
}

/** Saves what is said of a stored picture. One of which nothing is said has no row. */
export async function saveWhatIsSaid(manager: EntityManager, row: Fotografia): Promise<void> {
  row.marcada = row.menores || row.porAprovar || row.retiradaEm !== null;
  row.versao = row.marcada || isDescribed(row) ? row.versao + 1 : 0;
  if (row.versao > 0) await manager.save(Fotografia, row);
  else await manager.delete(Fotografia, { nome: row.nome });
  await manager.update(Ficheiro, { nome: row.nome }, { porDescrever: row.alt === null && !row.decorativa });
}

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

/** Keeps pictures that strangers have sent from visitors until somebody approves them. It does not touch what is said of them. */
export async function awaitApproval(manager: EntityManager, nomes: readonly string[]): Promise<void> {
  const said = await manager.find(Fotografia, { where: { nome: In([...nomes]) }, ...forUpdate });
  for (const nome of nomes) {
    const row = said.find((one) => one.nome === nome) ?? nothingSaid(manager, nome);
    await saveWhatIsSaid(manager, Object.assign(row, { porAprovar: true }));
  }
}

/** Lets visitors see the pictures that a record names which is being published, unless something else is in the way. */
export async function approvePictures(manager: EntityManager, contents: unknown): Promise<void> {
  const names = namesIn(contents);
  if (names.size === 0) return;
  const waiting = await manager.find(Fotografia, { where: { nome: In([...names]), porAprovar: true }, ...forUpdate });
  for (const row of waiting) await saveWhatIsSaid(manager, Object.assign(row, { porAprovar: false }));
}

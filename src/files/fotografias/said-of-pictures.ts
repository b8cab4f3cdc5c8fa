import { type EntityManager, In } from 'typeorm';
import { resourcesWith } from '#platform/database/resource.js';
import { forUpdate } from '#platform/database/transactions.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';
import { Fotografia } from './fotografia.entity.js';
import { namesIn } from './named-files.js';

export type Description = Pick<Fotografia, 'alt' | 'decorativa' | 'credito' | 'focoX' | 'focoY'>;

/** Whether anything is said of a picture that readers of a page profit from. */
export function isDescribed({ alt, decorativa, credito, focoX }: Description): boolean {
  return alt !== null || decorativa || credito !== null || focoX !== null;
}

/** Changes what is said of a stored picture, locked until the unit of work ends. One of which nothing is said has no row. */
export async function sayOfPicture(manager: EntityManager, nome: string, change: (row: Fotografia) => void) {
  const said = await manager.findOne(Fotografia, { where: { nome }, ...forUpdate });
  const row = said ?? manager.create(Fotografia, { nome, createdAt: new Date() });
  change(row);
  row.marcada = row.menores || row.porAprovar || row.retiradaEm !== null;
  row.versao = row.marcada || isDescribed(row) ? row.versao + 1 : 0;
  if (row.versao > 0) await manager.save(Fotografia, row);
  else await manager.delete(Fotografia, { nome });
  await manager.update(Ficheiro, { nome }, { porDescrever: row.alt === null && !row.decorativa });
  return row;
}

/**
 * Has a picture that takes the place of another say what was said of that, where nothing is said of itself. The mark of
 * children and that it waits for approval go with it, and the authorisation does not: it was seen for the other picture.
 * Nor does the point, which is of the other's shape (docs/decisions/0043).
 */
export async function carryWhatIsSaid(manager: EntityManager, nome: string, por: string): Promise<void> {
  const before = await manager.findOneBy(Fotografia, { nome });
  if (before === null) return;
  await sayOfPicture(manager, por, (row) => {
    if (row.alt === null && !row.decorativa) Object.assign(row, { alt: before.alt, decorativa: before.decorativa });
    row.credito ??= before.credito;
    row.menores ||= before.menores;
    row.porAprovar ||= before.porAprovar;
  });
  await manager.remove(before);
}

/** Keeps pictures that strangers have sent from visitors until somebody approves them. It does not touch what is said of them. */
export async function awaitApproval(manager: EntityManager, nomes: readonly string[]): Promise<void> {
  for (const nome of nomes) await sayOfPicture(manager, nome, (row) => Object.assign(row, { porAprovar: true }));
}

/** Lets visitors see the pictures that a record names which is being published, unless something else is in the way. */
export async function approvePictures(manager: EntityManager, contents: unknown): Promise<void> {
  const names = namesIn(contents);
  if (names.size === 0) return;
  const waiting = await manager.find(Fotografia, { where: { nome: In([...names]), porAprovar: true }, ...forUpdate });
  for (const { nome } of waiting) await sayOfPicture(manager, nome, (row) => Object.assign(row, { porAprovar: false }));
}

/** More records of a kind than have a picture that their title describes; the count on the overview must not grow with them. */
const MOST_TITLED = 1000;

/** The pictures that the title of their record describes, such as a partner's logo or a member's photograph. */
export async function titledPictures(manager: EntityManager): Promise<string[]> {
  const rows = await Promise.all(
    resourcesWith('titled').map(({ entity, titled }) =>
      manager.find(entity, { select: { [titled]: true }, order: { id: 'DESC' }, take: MOST_TITLED }),
    ),
  );
  return [...namesIn(rows)];
}

import { type EntityManager, In } from 'typeorm';
import { Ficheiro } from './ficheiro.entity.js';

/**
 * Which public files were there already, with the bytes of some that have just come: as they arrived, or as they are
 * stored. The second finds those that came before what arrived was noted, too.
 * @param nomes stored names of what has just come
 * @returns the name of the oldest that is the same, by the name of what came; nothing of what is new
 */
export async function sameFiles(manager: EntityManager, nomes: readonly string[]): Promise<Record<string, string>> {
  const area = 'uploads';
  const came = await manager.findBy(Ficheiro, { area, nome: In(nomes) });
  const originals = came.flatMap(({ original }) => original ?? []);
  // each a range of an index
  const alike = [
    ...(await manager.findBy(Ficheiro, { area, original: In(originals) })),
    ...(await manager.findBy(Ficheiro, { area, sha256: In(came.map(({ sha256 }) => sha256)) })),
  ].sort((one, other) => one.id - other.id);
  const same = came.flatMap(({ id, nome, original, sha256 }) => {
    const first = alike.find((file) => file.id < id && (file.original === original || file.sha256 === sha256));
    return first === undefined ? [] : [[nome, first.nome] as const];
  });
  return Object.fromEntries(same);
}

import { type EntityManager, In } from 'typeorm';
import { resourcesWith, type ResourceWith } from '#platform/database/resource.js';
import { forUpdate } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { carryDescription } from '../fotografias/picture-descriptions.js';
import { Ficheiro, missingFile } from '../storage/ficheiro.entity.js';

const MOST_SHOWN = 3;

/** Names the places where a stored file is in use, for people: 'Evento "Festival"', 'Artigo "Recreio"'. At most three of each resource. */
export async function describeUses(manager: EntityManager, nome: string): Promise<string[]> {
  const uses: string[] = [];
  for (const resource of resourcesWith('files')) {
    const { noun, title } = resource;
    const rows = await recordsNaming(manager, resource, nome).addSelect(`row.${title}`).limit(MOST_SHOWN).getMany();
    uses.push(...rows.map((row) => `${noun} "${String(row[title])}"`));
  }
  return uses;
}

/** A stored name holds 128 random bits, so a column that contains it means this file and no other. */
function recordsNaming(manager: EntityManager, { entity, files }: ResourceWith<'files'>, nome: string) {
  return manager
    .createQueryBuilder(entity, 'row')
    .select('row.id')
    .where(files.map((property) => `INSTR(row.${property}, :nome) > 0`).join(' OR '), { nome });
}

/**
 * Has every record that names a picture name another one, which takes over what is said of the first where nothing is
 * said of itself, and removes the first from what is known. Its address is another, so whoever keeps the old one for a
 * year asks anew.
 * @returns where the other is now in use, for people
 * @throws AppError 'notFound'; 'invalid' where either is no picture, or both are one
 */
export async function replacePicture(manager: EntityManager, nome: string, por: string): Promise<string[]> {
  if (nome === por) throw AppError.at('por', 'Escolha outra imagem.');
  // nothing is read before the locks: MySQL would go on showing the rows as they were before the wait for them
  const files = await manager.find(Ficheiro, {
    where: { nome: In([nome, por]), area: 'uploads' },
    order: { id: 'ASC' },
    ...forUpdate,
  });
  const [before, after] = [nome, por].map((one) => files.find((file) => file.nome === one));
  if (before === undefined) throw missingFile();
  if (after === undefined) throw AppError.at('por', 'A imagem carregada já não existe. Carregue-a de novo.');
  if (!before.imagem || !after.imagem) throw new AppError('invalid', 'Só uma imagem pode ser trocada por outra.');
  for (const resource of resourcesWith('files')) {
    const { entity, files: properties } = resource;
    for (const { id } of await recordsNaming(manager, resource, nome).getMany()) {
      const row = await manager.findOne(entity, { where: { id: id as unknown }, ...forUpdate });
      if (row === null) continue;
      for (const property of properties) row[property] = renameFile(row[property], nome, por);
      // whole, and not by a statement of our own: the words that are searched for follow
      await manager.save(entity, row);
    }
  }
  await carryDescription(manager, nome, por);
  await manager.remove(before);
  return describeUses(manager, por);
}

function renameFile(value: unknown, nome: string, por: string): unknown {
  if (typeof value === 'string') return value.replaceAll(nome, por);
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(JSON.stringify(value).replaceAll(nome, por)) as unknown;
}

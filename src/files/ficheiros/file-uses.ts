import type { EntityManager } from 'typeorm';
import { type ResourceWith, resourcesWith } from '#platform/database/resource.js';

const SHOWN_PER_KIND = 3;

/** Where a stored file is in use, for people: 'Evento "Festival"', 'Artigo "Recreio"'. At most three of each kind. */
export async function fileUses(manager: EntityManager, nome: string): Promise<string[]> {
  const uses: string[] = [];
  for (const resource of resourcesWith('files')) uses.push(...(await usesIn(manager, resource, nome)));
  return uses;
}

/** A stored name holds 128 random bits, so a column that contains it means this file and no other. */
async function usesIn(
  manager: EntityManager,
  { entity, noun, title, files }: ResourceWith<'files'>,
  nome: string,
): Promise<string[]> {
  const rows = await manager
    .createQueryBuilder(entity, 'row')
    .select(['row.id', `row.${title}`])
    .where(files.map((property) => `INSTR(row.${property}, :nome) > 0`).join(' OR '), { nome })
    .limit(SHOWN_PER_KIND)
    .getMany();
  return rows.map((row) => `${noun} "${String(row[title])}"`);
}

import type { EntityManager } from 'typeorm';
import { type FileHolder, fileHolders } from '../holds-files.js';

const SHOWN_PER_KIND = 3;

/** Where a stored file is in use, for people: 'Evento "Festival"', 'Artigo "Recreio"'. At most three of each kind. */
export async function fileUses(manager: EntityManager, nome: string): Promise<string[]> {
  const uses: string[] = [];
  for (const [entity, holder] of fileHolders()) uses.push(...(await usesIn(manager, entity, holder, nome)));
  return uses;
}

/** A stored name holds 128 random bits, so a column that contains it means this file and no other. */
async function usesIn(
  manager: EntityManager,
  entity: new () => object,
  { kind, title, properties }: FileHolder,
  nome: string,
): Promise<string[]> {
  const rows = await manager
    .createQueryBuilder(entity, 'row')
    .select(['row.id', `row.${title}`])
    .where(properties.map((property) => `INSTR(row.${property}, :nome) > 0`).join(' OR '), { nome })
    .limit(SHOWN_PER_KIND)
    .getMany();
  return rows.map((row) => `${kind} "${String((row as Record<string, unknown>)[title])}"`);
}

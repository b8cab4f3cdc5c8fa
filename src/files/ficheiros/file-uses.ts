import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type ResourceWith, resourcesWith } from '#platform/database/resource.js';

const SHOWN_PER_KIND = 3;

/** Where a stored file is in use, for people: 'Evento "Festival"', 'Artigo "Recreio"'. At most three of each kind. */
export async function fileUses(manager: EntityManager, nome: string): Promise<string[]> {
  const uses: string[] = [];
  for (const resource of resourcesWith('files')) {
    const { noun, title } = resource;
    const rows = await recordsNaming(manager, resource, nome).addSelect(`row.${title}`).limit(SHOWN_PER_KIND).getMany();
    uses.push(...rows.map((row) => `${noun} "${String(row[title])}"`));
  }
  return uses;
}

/** A stored name holds 128 random bits, so a column that contains it means this file and no other. */
export function recordsNaming(
  manager: EntityManager,
  { entity, files }: ResourceWith<'files'>,
  nome: string,
): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder(entity, 'row')
    .select('row.id')
    .where(files.map((property) => `INSTR(row.${property}, :nome) > 0`).join(' OR '), { nome });
}

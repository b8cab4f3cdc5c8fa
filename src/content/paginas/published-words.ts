import type { EntityManager } from 'typeorm';
import type { Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { Pagina } from './pagina.entity.js';
import { withChanges } from '../../../contract/pages/words.js';

export async function publishedWords<Of extends Fields>(
  manager: EntityManager,
  { chave, fields }: PageDescription<Of>,
): Promise<Words<Of>> {
  const row = await manager.findOne(Pagina, { select: { id: true, publicado: true }, where: { chave } });
  return withChanges(fields, row === null ? {} : JSON.parse(row.publicado));
}

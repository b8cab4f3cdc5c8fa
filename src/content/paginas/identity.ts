import type { EntityManager } from 'typeorm';
import { associacao, type Associacao } from '../../../contract/pages/associacao.js';
import { withChanges } from '../../../contract/pages/words.js';
import type { Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { Pagina } from './pagina.entity.js';

export async function publishedWords<Of extends Fields>(
  manager: EntityManager,
  { chave, fields }: PageDescription<Of>,
): Promise<Words<Of>> {
  const row = await manager.findOne(Pagina, { select: { id: true, publicado: true }, where: { chave } });
  return withChanges(fields, row === null ? {} : JSON.parse(row.publicado));
}

export const identityAsMade: Associacao = withChanges(associacao.fields, {});

export function identity(manager: EntityManager): Promise<Associacao> {
  return publishedWords(manager, associacao);
}

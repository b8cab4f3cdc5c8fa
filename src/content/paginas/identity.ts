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

export type Identity = Associacao;

export const identityAsMade: Identity = withChanges(associacao.fields, {});

export function identity(manager: EntityManager): Promise<Identity> {
  return publishedWords(manager, associacao);
}

/** Puts the association's name and contacts in the place of their braces in a text, as the site does. */
export function filled(text: string, { longName, email, address }: Identity): string {
  const { street, postalCode, city, country } = address;
  return text
    .replaceAll('{longName}', () => longName)
    .replaceAll('{email}', () => email)
    .replaceAll('{address}', () => `${street}, ${postalCode} ${city}, ${country}`);
}

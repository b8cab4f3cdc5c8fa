import type { EntityManager } from 'typeorm';
import { associacao, type Associacao } from '../../../contract/pages/associacao.js';
import { publishedWords } from './published-words.js';
import { withChanges } from '../../../contract/pages/words.js';

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

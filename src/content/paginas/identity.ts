import type { EntityManager } from 'typeorm';
import { associacao, type Associacao } from '../../../contract/pages/associacao.js';
import { publishedWords } from './published-words.js';
import { withChanges } from '../../../contract/pages/words.js';

/** Who the association is and how it is reached. */
export type Identity = Associacao;

/** Before anybody has changed anything of it. */
export const identityAsMade: Identity = withChanges(associacao.fields, {});

/** Who the association says that it is today. */
export function identity(manager: EntityManager): Promise<Identity> {
  return publishedWords(manager, associacao);
}

/** A text in which who the association is stands in braces, with that put in; the site does the same. */
export function filled(text: string, { longName, email, address }: Identity): string {
  const { street, postalCode, city, country } = address;
  return text
    .replaceAll('{longName}', () => longName)
    .replaceAll('{email}', () => email)
    .replaceAll('{address}', () => `${street}, ${postalCode} ${city}, ${country}`);
}

import type { Associacao } from '../pages/associacao.js';

/** A postal address, line by line. */
export function addressLines({ street, postalCode, city, country }: Associacao['address']): string[] {
  return [street, `${postalCode} ${city}`, country];
}

/** A telephone number as links have it. */
export function telOf(number: string): string {
  return number.replace(/[^+\d]/g, '');
}

/** A text in which who the association is stands in braces, with that put in. */
export function filled(text: string, { longName, email, address }: Associacao): string {
  return text
    .replaceAll('{longName}', () => longName)
    .replaceAll('{email}', () => email)
    .replaceAll('{address}', () => addressLines(address).join(', '));
}

import { domainToUnicode } from 'node:url';
import { typedLine } from '../../../../contract/typed-text.js';
import { TERM_LENGTH } from './search-term.entity.js';

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** A label of a domain that has other letters than English, as the name servers know it: it is found by its letters. */
const DOMAIN_LABELS = /xn--[a-z\d-]{1,59}/gi;
const MAX_TERMS = 400;
/** A number as people write it, '+351 912 345 678' or '4400-001'. */
const NUMBERS = /\d(?:[\s().-]*\d)*/g;
/** A telephone of Portugal, with the country's number or without. */
const PORTUGUESE = /^(?:(?:00)?351)?(\d{9})$/;
/** One digit tells nothing. */
const SHORTEST_END = 2;

/** The distinct words of a text, lower case, without accents, cut to the index's length: 'João' → 'joao'. */
export function termsOf(value: string): string[] {
  const plain = typedLine(value)
    .replaceAll(DOMAIN_LABELS, (label) => domainToUnicode(label) || label)
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase();
  const words = [...plain.matchAll(WORDS)].map(([word]) => Array.from(word).slice(0, TERM_LENGTH).join(''));
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** The ends of a text's numbers, with and without spaces and 351: '912 345 678' → '00351912345678', …, '78'. */
export function numberTerms(value: string): string[] {
  const numbers = [...value.matchAll(NUMBERS)].map(([number]) => number.replaceAll(/\D/g, ''));
  return numbers.flatMap((digits) => {
    const whole = digits.replace(PORTUGUESE, '00351$1').slice(0, TERM_LENGTH);
    return Array.from({ length: Math.max(whole.length - SHORTEST_END + 1, 0) }, (_, from) => whole.slice(from));
  });
}

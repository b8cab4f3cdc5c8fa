import { domainToUnicode } from 'node:url';
import { typedLine } from '../../typed-text.js';
import { TERM_LENGTH } from './search-term.entity.js';

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** A label of a domain that has other letters than English, as the name servers know it: it is found by its letters. */
const DOMAIN_LABELS = /xn--[a-z\d-]{1,59}/gi;
const MAX_TERMS = 400;

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

import { typedLine } from '../../typed-text.js';
import { TERM_LENGTH } from './search-term.entity.js';

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const MAX_TERMS = 400;

/** The distinct words of a text, lower case, without accents, cut to the index's length: 'João' → 'joao'. */
export function termsOf(value: string): string[] {
  const plain = typedLine(value).normalize('NFD').replaceAll(MARKS, '').toLowerCase();
  const words = [...plain.matchAll(WORDS)].map(([word]) => Array.from(word).slice(0, TERM_LENGTH).join(''));
  return [...new Set(words)].slice(0, MAX_TERMS);
}

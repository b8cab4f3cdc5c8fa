import { periods } from '@contract/periods';

/** Counts in which something feminine is said in words; a larger one is said in digits. */
const COUNTS = [
  '',
  'uma',
  'duas',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze',
  'quinze',
  'dezasseis',
  'dezassete',
  'dezoito',
  'dezanove',
  'vinte',
];

/** A text in which '{anos}' stands for how many years the association is at it. */
export function withYears(text: string, year: number): string {
  return text.replaceAll('{anos}', String(year - periods.firstYear));
}

/** A text in which '{edicoes}' stands for how many editions of the challenge there were: 'Nove edições'. */
export function withEditions(text: string, count: number | undefined): string {
  return text.replaceAll('{edicoes}', (_mark, at: number) => {
    const words = editionsOf(count);
    return at === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

function editionsOf(count: number | undefined): string {
  if (count === undefined || count === 0) return 'edições';
  return `${COUNTS[count] ?? count} ${count === 1 ? 'edição' : 'edições'}`;
}

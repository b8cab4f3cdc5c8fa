import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const PERIOD =
  /(?<![\p{L}\d])(\d+|um|uma|dois|duas|três|sete|trinta) (dias?|horas?|minutos?|semanas?|mês|meses|anos?)(?!\p{L})/gu;
/** Texts whose periods are not the system's: a date in words, a month as the law counts it, an age, an effort. */
const NONE_OF_OURS = [
  '`Há ${',
  "'1 dia'",
  'O prazo é um mês depois.',
  'menores de 18 anos',
  'Demora dois minutos a configurar',
  'o máximo de um dia',
];

it('tells periods as the contract or the API gives them, and types none', () => {
  const typed = Object.entries(sources)
    .filter(([file]) => !file.includes('.spec.'))
    .flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.trim()}`))
    .filter((line) => !/: (\/\/|\/?\*)/.test(line) && !NONE_OF_OURS.some((known) => line.includes(known)))
    .filter((line) => line.match(PERIOD) !== null);
  expect(typed).toEqual([]);
});

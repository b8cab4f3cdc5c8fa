import { expect, test } from 'vitest';
import { checkPdf } from './check-pdf';

const MAX = 3 * 1024 * 1024;
const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
const pdf = (size = 4) => file('a.pdf', 'application/pdf', size);
const text = file('nota.txt', 'text/plain', 4);
const dropped = 'Please upload a PDF file under 3MB. Só um ficheiro PDF, com 3 MB no máximo.';

test.each([
  ['a PDF', [pdf()], undefined],
  ['a PDF of the largest size', [pdf(MAX)], undefined],
  ['a PDF whose type is not known', [file('A.PDF', '', 4)], undefined],
  ['a PDF with a space behind its name', [file('a.pdf ', '', 4)], undefined],
  ['a PDF that is too large', [pdf(MAX + 1)], dropped],
  ['another file', [text], dropped],
  ['two PDFs', [pdf(), pdf()], dropped],
  ['nothing', [], dropped],
])('%s, dropped', (_what, files, sentence) => {
  expect(checkPdf(files, 'dropped', MAX)).toBe(sentence);
});

test.each([
  ['a PDF', [pdf()], undefined],
  ['a PDF that is too large', [pdf(MAX + 1)], 'File size must be less than 3MB. O ficheiro não pode ter mais de 3 MB.'],
  ['another file', [text], 'O ficheiro escolhido não é um PDF.'],
  ['a text that calls itself a PDF', [file('a.pdf', 'text/plain', 4)], 'O ficheiro escolhido não é um PDF.'],
  ['an empty PDF', [pdf(0)], 'O ficheiro escolhido está vazio.'],
])('%s, chosen', (_what, files, sentence) => {
  expect(checkPdf(files, 'chosen', MAX)).toBe(sentence);
});

import { expect, test } from 'vitest';
import { ACCEPTED_IMAGES, fileSize, MAX_IMAGE_BYTES, rejectionMessages } from './file-rules.js';

const rules = { accept: ACCEPTED_IMAGES, maxBytes: MAX_IMAGE_BYTES };
const refused = (name: string, ...codes: string[]) => ({
  file: new File([], name),
  errors: codes.map((code) => ({ code, message: 'in English' })),
});

test.each([
  ['file-invalid-type', 'a: tipo de ficheiro não aceite. Escolha .png, .jpg, .jpeg, .mpo, .webp, .gif, .avif.'],
  ['file-too-large', 'a: ficheiro demasiado grande. O máximo é 10 MB.'],
  ['file-too-small', 'a: ficheiro demasiado pequeno: está vazio.'],
  ['another', 'a: ficheiro não aceite.'],
])('%s is told by name, with what would do', (code, sentence) => {
  expect(rejectionMessages([refused('a', code)], rules)).toEqual([sentence]);
});

test('a picture of an iPhone is told with the way out', () => {
  for (const name of ['IMG_1.HEIC', 'b.heif']) {
    const [sentence] = rejectionMessages([refused(name, 'file-invalid-type')], rules);
    expect(sentence).toContain(`${name}: as fotografias HEIC de um iPhone não são aceites. Partilhe-a como JPG`);
  }
});

test('too many files are told once for all, beside those that are wrong by themselves', () => {
  const many = [refused('a', 'too-many-files'), refused('b', 'too-many-files'), refused('c', 'file-too-small')];
  const small = 'c: ficheiro demasiado pequeno: está vazio.';
  expect(rejectionMessages(many, { ...rules, maxFiles: 1 })).toEqual(['Demasiados ficheiros: escolha um só.', small]);
  expect(rejectionMessages(many, { ...rules, maxFiles: 20 })).toEqual([
    'Demasiados ficheiros: escolha 20 no máximo.',
    small,
  ]);
});

test('sizes are whole bytes, or KB, MB and GB with two decimals', () => {
  expect([0, 1023, 1024, 1536, 10_485_760, 1_610_612_736].map(fileSize)).toEqual([
    '0 Bytes',
    '1023 Bytes',
    '1,00 KB',
    '1,50 KB',
    '10,00 MB',
    '1,50 GB',
  ]);
});

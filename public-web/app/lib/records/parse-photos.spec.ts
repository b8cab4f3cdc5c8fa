import { expect, test } from 'vitest';
import { parsePhotos } from './parse-photos';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `https://exemplo.pt/${name}.jpg`);

test.each([
  ['a list', [a, b], [a, b]],
  ['a list as text', JSON.stringify([a, b]), [a, b]],
  ['a list as text in single quotes', ` '${JSON.stringify([a, b])}' `, [a, b]],
  ['more than three', [a, b, c, d], [a, b, c, d]],
  ['none', [], []],
  ['null', null, []],
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['what is no web address among them', [a, 'javascript:alert(1)', 7, null, 'a.jpg', b], [a, b]],
  ['a text that is no list', 'lixo', undefined],
  ['another thing as text', '{"a":1}', undefined],
  ['a number', 7, undefined],
])('photos come from %s', (_what, value, photos) => {
  expect(parsePhotos(value)).toEqual(photos);
});

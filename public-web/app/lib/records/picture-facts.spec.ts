import { expect, it } from 'vitest';
import { pictureFacts } from './picture-facts';

const URL = 'https://api.exemplo.pt/uploads/horta.jpg';
const nothing = { alt: null, decorativa: false, credito: null, focoX: null, focoY: null };

it('is the address alone where nothing is said that readers of facts profit from', () => {
  expect(pictureFacts(URL, undefined)).toBe(URL);
  expect(pictureFacts(URL, { 'outra.jpg': { ...nothing, alt: 'Outra' } })).toBe(URL);
  expect(pictureFacts(URL, { 'horta.jpg': { ...nothing, decorativa: true, focoX: 10, focoY: 10 } })).toBe(URL);
});

it('says what the picture shows and who made it', () => {
  const image = { '@type': 'ImageObject', url: URL };
  const said = { ...nothing, alt: 'Uma horta', credito: 'Rita Exemplo' };
  expect(pictureFacts(URL, { 'horta.jpg': said })).toEqual({
    ...image,
    caption: 'Uma horta',
    creditText: 'Rita Exemplo',
  });
  expect(pictureFacts(URL, { 'horta.jpg': { ...said, alt: null } })).toEqual({ ...image, creditText: 'Rita Exemplo' });
});

it('is none where there is none, or where its address is no web address', () => {
  expect(pictureFacts(null, undefined)).toBeUndefined();
  expect(pictureFacts('javascript:alert(1)', undefined)).toBeUndefined();
});

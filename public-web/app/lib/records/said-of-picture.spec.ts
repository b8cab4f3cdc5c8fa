import { expect, it } from 'vitest';
import { altOf, saidOfPicture } from './said-of-picture';

const nothing = { alt: null, decorativa: false, credito: null, focoX: null, focoY: null };
const said = { 'horta.jpg': { ...nothing, alt: 'Uma horta' } };

it('knows a picture by the name of its file, in whatever width', () => {
  const own = said['horta.jpg'];
  expect(saidOfPicture(said, 'https://api.exemplo.pt/uploads/horta.jpg')).toBe(own);
  expect(saidOfPicture(said, '/uploads/horta.jpg?w=320')).toBe(own);
});

it('knows nothing of others', () => {
  for (const address of [
    'https://exemplo.pt/horta.jpg',
    '/uploads/toString',
    '/uploads/outra.jpg',
    '',
    null,
    undefined,
  ])
    expect(saidOfPicture(said, address)).toBeUndefined();
  expect(saidOfPicture(undefined, '/uploads/horta.jpg')).toBeUndefined();
});

it('says the words of the place, then those of the file, then what was said before', () => {
  const { 'horta.jpg': own } = said;
  expect(altOf(own, { written: 'O prémio', otherwise: 'Título' })).toBe('O prémio');
  expect(altOf(own, { written: null, otherwise: 'Título' })).toBe('Uma horta');
  expect(altOf({ ...nothing, decorativa: true }, { otherwise: 'Título' })).toBe('');
  expect(altOf(nothing, { otherwise: 'Título' })).toBe('Título');
  expect(altOf(undefined, { otherwise: 'Título' })).toBe('Título');
});

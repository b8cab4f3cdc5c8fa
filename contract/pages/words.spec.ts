import { describe, expect, it } from '@jest/globals';
import { group, image, list, text } from './describe.js';
import { withChanges } from './words.js';

const made = { title: '', part: { one: 'b', two: 'c' }, items: [{ text: 'd' }] };
const fields = {
  title: image('Imagem'),
  part: group('Parte', { one: text('Um', 'b'), two: text('Dois', 'c') }),
  items: list('Pontos', 'Ponto', { text: text('Texto') }, made.items),
};

describe('the words of a page', () => {
  it('are those that it was made with where nobody changed any', () => {
    expect(withChanges(fields, undefined)).toEqual(made);
    expect(withChanges(fields, {})).toEqual(made);
  });

  it('are changed where they were changed, a list as a whole', () => {
    expect(withChanges(fields, { part: { two: 'x' }, items: [] })).toEqual({
      title: '',
      part: { one: 'b', two: 'x' },
      items: [],
    });
  });

  it('are as they were made where a picture is withheld, and have nothing that the page does not know', () => {
    expect(withChanges(fields, { title: null, gone: 'x' })).toEqual(made);
  });
});

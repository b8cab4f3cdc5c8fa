import { describe, expect, it } from 'vitest';
import { isSame, mergeValues } from './merge-values.js';

const fields = ['titulo', 'local', 'fotos', 'hook'];
const base = { titulo: 'Festival', local: 'Porto', fotos: ['a'], hook: null, versao: 1 };

describe('the changes of two people', () => {
  it('go together where they are in different fields', () => {
    const mine = { ...base, titulo: 'Festival da Primavera' };
    const theirs = { ...base, local: 'Gaia', fotos: ['a', 'b'], versao: 2 };
    expect(mergeValues(fields, { base, mine, theirs })).toEqual({
      merged: { ...mine, local: 'Gaia', fotos: ['a', 'b'] },
      disputed: [],
    });
  });

  it('are asked about in the fields that both changed, and in these alone', () => {
    const mine = { ...base, titulo: 'Meu', local: 'Gaia' };
    const theirs = { ...base, titulo: 'Deles', local: 'Gaia', hook: 'Venham' };
    expect(mergeValues(fields, { base, mine, theirs })).toEqual({
      merged: { ...mine, hook: 'Venham' },
      disputed: ['titulo'],
    });
  });

  it('keep what one has emptied and the other left alone', () => {
    const mine = { ...base, fotos: [] };
    const theirs = { ...base, local: '' };
    expect(mergeValues(fields, { base, mine, theirs })).toEqual({
      merged: { ...mine, local: '' },
      disputed: [],
    });
  });
});

describe('what a failed save of mine has stored', () => {
  const sent = { ...base, titulo: 'Meu' };
  const failed = new Map([[sent, base]]);

  it('is no change of theirs, whatever I have typed since', () => {
    const theirs = { ...sent, versao: 2 };
    for (const titulo of ['Meu outra vez', base.titulo]) {
      const mine = { ...base, titulo };
      expect(mergeValues(fields, { base, mine, theirs }, failed)).toEqual({ merged: mine, disputed: [] });
    }
  });

  it('goes together with what they have changed since', () => {
    const mine = { ...base, titulo: 'Meu outra vez', hook: 'Venham' };
    const theirs = { ...sent, local: 'Gaia', hook: 'Venham todos', versao: 3 };
    expect(mergeValues(fields, { base, mine, theirs }, failed)).toEqual({
      merged: { ...mine, local: 'Gaia' },
      disputed: ['hook'],
    });
  });

  it.each([
    ['a link without its scheme', 'exemplo.pt', 'https://exemplo.pt/'],
    ['a link of a page', ' exemplo.pt/a ', 'https://exemplo.pt/a'],
    ['a telephone', '912–345–678', '912-345-678'],
    ['an address', 'joa\u0303o@exemplo.pt', 'jo\u00E3o@exemplo.pt'],
    ['links within a list', ['b', 'exemplo.pt/b c'], ['b', 'https://exemplo.pt/b%20c']],
  ])('is so in the spelling that the server stores: %s', (_name, hook, stored) => {
    const sentSo = new Map([[{ ...base, hook }, base]]);
    const [mine, theirs] = [
      { ...base, hook: 'outro.pt' },
      { ...base, hook: stored, versao: 2 },
    ];
    expect(mergeValues(fields, { base, mine, theirs }, sentSo)).toEqual({ merged: mine, disputed: [] });
    const changed = { ...theirs, hook: 'https://deles.pt/', versao: 3 };
    expect(mergeValues(fields, { base, mine, theirs: changed }, sentSo).disputed).toEqual(['hook']);
  });

  it('is not what they had changed before it', () => {
    const before = { ...base, local: 'Gaia' };
    const chosen = new Map([[{ ...before, titulo: 'Meu' }, before]]);
    const theirs = { ...before, titulo: 'Meu', versao: 3 };
    expect(mergeValues(fields, { base, mine: sent, theirs }, chosen)).toEqual({
      merged: { ...sent, local: 'Gaia' },
      disputed: [],
    });
  });
});

describe('fields within groups', () => {
  const page = { versao: 3, lead: 'Um', head: { title: 'Dois', points: ['a'] } };

  it('go together one by one, and nothing of what was given is changed', () => {
    const mine = { ...page, head: { title: 'Meu', points: ['a'] } };
    const theirs = { ...page, lead: 'Deles', head: { title: 'Dois', points: ['a', 'b'] } };
    const given = structuredClone({ base: page, mine, theirs });
    expect(mergeValues(['lead', 'head.title', 'head.points'], { base: page, mine, theirs })).toEqual({
      merged: { versao: 3, lead: 'Deles', head: { title: 'Meu', points: ['a', 'b'] } },
      disputed: [],
    });
    expect({ base: page, mine, theirs }).toEqual(given);
  });

  it('are asked about one by one', () => {
    const mine = { ...page, head: { ...page.head, title: 'Meu' } };
    const theirs = { ...page, lead: 'Deles', head: { ...page.head, title: 'Deles' } };
    expect(mergeValues(['lead', 'head.title', 'head.points'], { base: page, mine, theirs })).toEqual({
      merged: { ...mine, lead: 'Deles' },
      disputed: ['head.title'],
    });
  });
});

describe('a field that was left empty', () => {
  it('is the same, however a form or the server says so', () => {
    expect([isSame('', null), isSame(undefined, null), isSame('', undefined)]).toEqual([true, true, true]);
    expect([isSame('', 'a'), isSame(0, null), isSame(false, null), isSame([], null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is so within a group too', () => {
    expect(isSame([{ titulo: 'a', video: '' }], [{ titulo: 'a', video: null }])).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { AppError } from '#platform/errors/app-error.js';
import { checkedWords } from './page-words.js';
import { formatted, group, list, number, text } from '../../../contract/pages/describe.js';
import { pages } from '../../../contract/pages/pages.js';
import { changesOf, withChanges } from '../../../contract/pages/words.js';

const fields = {
  age: number('Idade', 13, { min: 6, max: 18 }),
  text: formatted('Texto', ['Um.', 'Dois.']),
  part: group('Parte', { inside: group('Dentro', { word: text('Palavra', 'a') }) }),
  items: list('Coisas', 'Coisa', { word: text('Palavra'), note: text('Nota', '', { optional: true }) }, []),
};

function wrongIn(sent: unknown): unknown {
  try {
    return checkedWords(fields, sent);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

describe('words', () => {
  it.each([
    [{ age: 6 }, { age: 6 }],
    [{ age: 18 }, { age: 18 }],
    [{ text: 'a\n\nb\r\nc' }, { text: 'a\n\nb\r\nc' }],
    [{ part: { inside: { word: 'b' } } }, { part: { inside: { word: 'b' } } }],
    [{ items: [{ word: 'b' }] }, { items: [{ word: 'b', note: '' }] }],
  ])('that fit are taken: %j', (sent, stored) => {
    expect(checkedWords(fields, sent)).toEqual({ ...withChanges(fields, {}), ...stored });
    expect(changesOf(fields, checkedWords(fields, sent))).toEqual(stored);
  });

  it.each([
    [{ age: 5 }, 'age', '«Idade» tem de ser um número inteiro, de 6 a 18.'],
    [{ age: 19 }, 'age', '«Idade» tem de ser um número inteiro, de 6 a 18.'],
    [{ age: 7.5 }, 'age', '«Idade» tem de ser um número inteiro, de 6 a 18.'],
    [{ age: '7' }, 'age', '«Idade» tem de ser um número inteiro, de 6 a 18.'],
    [{ part: { inside: { word: '' } } }, 'part.inside.word', '«Palavra» é de preenchimento obrigatório.'],
    [{ part: { inside: { other: '' } } }, 'part.inside.other', 'Este campo não existe.'],
  ])('that do not fit are told of by their way: %j', (sent, way, sentence) => {
    expect(wrongIn(sent)).toEqual({ [`conteudo.${way}`]: sentence });
  });

  it('are told of together', () => {
    expect(Object.keys(wrongIn({ age: 0, items: [{}] }) as object)).toEqual(['conteudo.age', 'conteudo.items.0.word']);
  });
});

describe('a description', () => {
  it('has a key of its own, and names no address twice', () => {
    const keys = pages.map(({ chave }) => chave);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((chave) => !/^[a-z]+(-[a-z]+)*$/.test(chave) || chave.length > 40)).toEqual([]);
    expect(pages.filter(({ caminhos }) => new Set(caminhos).size !== caminhos.length)).toEqual([]);
  });

  it.each(pages.map((page) => [page.chave, page] as const))(
    'of %s has defaults that are taken',
    (_chave, { fields }) => {
      const made = withChanges(fields, {});
      expect(checkedWords(fields, made)).toEqual(made);
      expect(changesOf(fields, checkedWords(fields, {}))).toEqual({});
    },
  );
});

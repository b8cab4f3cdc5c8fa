import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from '@jest/globals';
import { TextField } from './fields.js';

class Words {
  @TextField({ label: 'O título', max: 20, optional: true })
  title?: string | null;

  @TextField({ label: 'O texto', max: 20, optional: true, lines: true })
  text?: string | null;
}

const wrongIn = (sent: object) =>
  validateSync(plainToInstance(Words, sent)).flatMap(({ constraints = {} }) => Object.values(constraints));

describe('a text', () => {
  it.each(['\n', '\r\n', '\r', '\u000B', '\u000C', '\u0085', '\u2028', '\u2029'])('of one line has no %j', (end) => {
    expect(wrongIn({ title: 'Um título' })).toEqual([]);
    expect(wrongIn({ title: `Um${end}título` })).toContain(
      'O título tem de caber numa só linha: apague as mudanças de linha.',
    );
  });

  it.each(['\n', '\r\n', '\r', '\u2028'])('of several lines may have %j', (end) => {
    expect(wrongIn({ text: `Uma${end}linha` })).toEqual([]);
  });
});

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from '@jest/globals';
import { EmailField, PhoneField, TextField } from './fields.js';

class Words {
  @TextField({ label: 'O título', max: 20, optional: true })
  title?: string | null;

  @TextField({ label: 'O texto', max: 20, optional: true, lines: true })
  text?: string | null;
}

class Person {
  @TextField({ label: 'O nome', max: 20 })
  name!: string;

  @EmailField({ label: 'O e-mail' })
  email!: string;

  @PhoneField({ label: 'O telefone', optional: true })
  phone?: string | null;
}

const wrongIn = (sent: object) =>
  validateSync(plainToInstance(Words, sent)).flatMap(({ constraints = {} }) => Object.values(constraints));

describe('a text', () => {
  it.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'])('of one line has no %j', (end) => {
    expect(wrongIn({ title: 'Um título' })).toEqual([]);
    expect(wrongIn({ title: `Um${end}título` })).toContain(
      'O título tem de caber numa só linha: apague as mudanças de linha.',
    );
  });

  it.each(['\n', '\r\n', '\r', '\u2028'])('of several lines may have %j', (end) => {
    expect(wrongIn({ text: `Uma${end}linha` })).toEqual([]);
  });

  it('has the line breaks of slides and word processors, which one of one line has as spaces', () => {
    expect(plainToInstance(Words, { title: 'Um\u000Btítulo', text: 'Uma\u000Blinha\u000Ce outra' })).toEqual({
      title: 'Um título',
      text: 'Uma\nlinha\ne outra',
    });
  });
});

describe('what nobody sees', () => {
  const person = { name: 'Ana Sá', email: 'ana@escola.pt', phone: '912-345-678' };
  const wrongOf = (sent: object) =>
    validateSync(plainToInstance(Person, { ...person, ...sent })).map(({ property, constraints = {} }) => [
      property,
      Object.values(constraints)[0],
    ]);

  it('is taken out of every field, and what was meant is put for the rest', () => {
    const sent = {
      name: '\u200bAna\u00a0Sá\u200e',
      email: '\u202aana@es\u00adcola.pt\u202c\u00a0',
      phone: '\u2066912–345\u2011678\u2069',
    };
    expect(wrongOf(sent)).toEqual([]);
    expect(plainToInstance(Person, sent)).toEqual(person);
  });

  it('is no name, and no telephone either', () => {
    expect(wrongOf({ name: '\u200b\u2060\ufeff\u3164' })).toEqual([['name', 'O nome é de preenchimento obrigatório.']]);
    expect(plainToInstance(Person, { ...person, phone: '\u200b' }).phone).toBeNull();
  });

  it.each(['ligue-me', '123', 'ana@escola.pt', '912 345 678 <b>'])('%s is no telephone', (phone) => {
    expect(wrongOf({ phone })).toEqual([['phone', 'Introduza um número de telefone válido.']]);
  });
});

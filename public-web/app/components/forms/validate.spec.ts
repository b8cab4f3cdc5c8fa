import { expect, test, vi } from 'vitest';
import type { FieldDefinition, FieldLimits, FormDefinition } from '~/content/types/form';
import { validate } from './validate';

/** A control as a browser has it, of which only this much is asked. */
class Control {
  constructor(readonly validity: { badInput: boolean }) {}
}

function mistakes(
  { maxLength, ...field }: Partial<FieldDefinition> & FieldLimits,
  value: string | File | null,
  badInput = false,
) {
  vi.stubGlobal('HTMLInputElement', Control);
  const answers = new FormData();
  if (value !== null) answers.set('campo', value);
  const form = { elements: { namedItem: () => new Control({ badInput }) } } as unknown as HTMLFormElement;
  const definition = {
    captcha: 'none',
    screened: false,
    limits: { campo: { maxLength } },
    fields: [{ name: 'campo', label: 'Campo', kind: 'text', ...field }],
  };
  return validate(definition as unknown as FormDefinition, form, answers);
}

const wrong = { campo: 'O endereço de e-mail não está completo: é como nome@exemplo.pt.' };

test.each([
  ['ana@exemplo.pt', {}],
  [' ana@exemplo.pt ', {}],
  ['ana.silva+dfc@sub.exemplo.pt', {}],
  ['\u200bana@exemplo.pt\u200e', {}],
  ['ana@exemplo', wrong],
  ['ana', wrong],
  ['@exemplo.pt', wrong],
  ['ana@ex emplo.pt', wrong],
  ['ana@@exemplo.pt', wrong],
])('as an e-mail address, %s', (value, errors) => {
  expect(mistakes({ kind: 'email' }, value)).toEqual(errors);
});

test('what is required and empty, blank or missing is told; a wrong address is not taken for a missing one', () => {
  const field = { kind: 'email', required: 'Escreva.' } as const;
  for (const value of ['', '  \n', '\u200b\u00a0', null, new File([], '')]) {
    expect(mistakes(field, value)).toEqual({ campo: 'Escreva.' });
  }
  expect(mistakes(field, 'ana')).toEqual(wrong);
  expect(mistakes({}, '')).toEqual({});
});

test('a text is as long as the API counts it: without its margins, a line break as two', () => {
  expect(mistakes({ maxLength: 5 }, '  12345  ')).toEqual({});
  expect(mistakes({ maxLength: 5 }, 'a\nb\n')).toEqual({});
  expect(mistakes({ maxLength: 5 }, '\u200b1\u00ad2345')).toEqual({});
  expect(mistakes({ maxLength: 5 }, 'ab\ncd')).toEqual({
    campo: 'No máximo, 5 caracteres. Aqui estão 6.',
  });
});

test.each([
  ['codigoPostal', '4400–001', {}],
  ['codigoPostal', '4400-00', { campo: 'Corrija.' }],
  ['telefone', '\u202a+351 912 345 678\u202c', {}],
  ['telefone', 'não tenho', { campo: 'Corrija.' }],
  ['telefone', '', {}],
] as const)('a %s is checked as the API does: %j', (kind, value, errors) => {
  expect(mistakes({ format: { kind, sentence: 'Corrija.' } }, value)).toEqual(errors);
});

test('what a number field holds and is no number is told and not dropped', () => {
  expect(mistakes({ kind: 'tel' }, '', true)).toEqual({
    campo: 'Só algarismos, sem espaços nem sinais.',
  });
});

test('the captcha’s answer is asked for where there is one', () => {
  const form = { elements: { namedItem: () => null } } as unknown as HTMLFormElement;
  const definition = { captcha: 'box', fields: [] } as unknown as FormDefinition;
  expect(validate(definition, form, new FormData())).toEqual({ recaptcha: 'Confirma que não és um robô.' });
  const answers = new FormData();
  answers.set('recaptcha', 'x');
  expect(validate(definition, form, answers)).toEqual({});
});

import { expect, test } from 'vitest';
import type { FormDefinition } from '~/content/types/form';
import { volunteerForm } from '~/content/forms/volunteer';
import { ageIn, askedFields, errorsOfAsked, isTooYoung } from './asked-fields';

const YOUNG = ['nomeEncarregado', 'emailEncarregado'];
const asked = (form: FormDefinition, age: number | undefined) =>
  askedFields(form, age)
    .map(({ name }) => name)
    .filter((name) => YOUNG.includes(name));

test.each([
  [undefined, []],
  [1, []],
  [12, []],
  [13, YOUNG],
  [17, YOUNG],
  [18, []],
])('at the age of %s a guardian is asked for or not', (age, names) => {
  expect(asked(volunteerForm, age)).toEqual(names);
});

test.each([
  ['15', 15],
  ['', undefined],
  ['quinze', undefined],
  ['-1', undefined],
])('%o is read as an age', (answer, age) => {
  const answers = new FormData();
  answers.set('idade', answer);
  expect(ageIn(volunteerForm, answers)).toBe(age);
});

test('who is under 13 is told so, and nobody before an age stands there', () => {
  expect([undefined, 12, 13].map((age) => isTooYoung(volunteerForm, age))).toEqual([false, true, false]);
});

test('what is wrong with a field goes with the field', () => {
  const errors = { nome: 'Escreve o teu nome.', nomeEncarregado: 'Escreve o nome do teu encarregado de educação.' };
  expect(errorsOfAsked(volunteerForm, askedFields(volunteerForm, 15), errors)).toEqual(errors);
  expect(errorsOfAsked(volunteerForm, askedFields(volunteerForm, 18), errors)).toEqual({ nome: errors.nome });
});

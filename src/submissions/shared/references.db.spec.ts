import { expect, it } from '@jest/globals';
import { formResources, referenced, referenceLetters, referenceOf } from '../../../contract/references.js';

it('each form has a letter of its own', () => {
  expect(new Set(Object.values(referenceLetters)).size).toBe(formResources.length);
});

it.each(formResources)('a reference names one submission of %s', (resource) => {
  expect(referenced(referenceOf(resource, 12))).toEqual({ formulario: resource, registo: 12 });
});

it.each([
  ['c-12', { formulario: 'contactos', registo: 12 }],
  [' C 12 ', { formulario: 'contactos', registo: 12 }],
  ['V7', { formulario: 'voluntariado', registo: 7 }],
  ['X-1', undefined],
  ['12', undefined],
  ['C-', undefined],
  ['Ana C-12', undefined],
])('%o is read as %o', (text, named) => {
  expect(referenced(text)).toEqual(named);
});

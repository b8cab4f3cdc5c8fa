import { expect, it } from 'vitest';
import { attachmentName } from './message-reader.js';

it.each([
  ['Maria Silva', 'Candidatura – Maria Silva.pdf'],
  ['  Zé  d’Água ', 'Candidatura – Zé d’Água.pdf'],
  ['a/../b:c*?"<>|', 'Candidatura – a .. b c.pdf'],
  ['fdp\u202Eexe', 'Candidatura – fdp exe.pdf'],
  ['', 'Candidatura.pdf'],
])('of %j is saved as %j', (sender, name) => {
  expect(attachmentName('Candidatura', sender)).toBe(name);
});

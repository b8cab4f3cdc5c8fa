import { expect, test } from 'vitest';
import { greetingWord } from './greeting-word.js';

test('the greeting changes at 12 and at 18', () => {
  const at = (time: string): string => greetingWord(new Date(`2026-03-10T${time}`));
  expect([at('00:00'), at('11:59'), at('12:00'), at('17:59'), at('18:00'), at('23:59')]).toEqual([
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
    'Boa noite',
  ]);
});

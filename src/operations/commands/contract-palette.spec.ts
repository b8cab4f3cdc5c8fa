import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { contractPalette } from './contract-palette.js';

it.each([...contractPalette()])('%s has the colours of the palette', async (file, text) => {
  expect(await readFile(`contract/${file}`, 'utf8')).toBe(text);
});

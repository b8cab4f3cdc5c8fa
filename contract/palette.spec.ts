import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { palette } from './palette.js';

it('the styles of the site have the colours of the palette', async () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const properties = Object.entries(palette).map(([name, value]) => `  --color-${kebab(name)}: ${value};\n`);
  expect(await readFile('contract/palette.css', 'utf8')).toBe(
    `@theme {\n  --color-*: initial;\n${properties.join('')}}\n`,
  );
});

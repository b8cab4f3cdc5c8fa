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

it('the back office has the mark of the site', async () => {
  const mark = await readFile('public-web/public/icon.svg', 'utf8');
  expect(await readFile('admin/public/favicon.svg', 'utf8')).toBe(mark);
  expect(mark.match(/#\w{6}/g)).toEqual([palette.sentir, palette.imaginar, palette.fazer, palette.partilhar]);
});

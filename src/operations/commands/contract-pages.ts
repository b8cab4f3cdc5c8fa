import { readFile } from 'node:fs/promises';
import type { Field, Fields, PageDescription } from '../../content/paginas/field.js';
import { pages } from '../../content/paginas/pages.js';
import { withChanges } from '../../content/paginas/words.js';

/**
 * What the front ends know the site's pages by: the site the words that each is made with and their type, a module a
 * page, so that one loads its own alone; the back office their descriptions, which its forms are drawn from.
 * @returns the modules' texts, by file name
 */
export async function contractPages(): Promise<Map<string, string>> {
  const types = await readFile('src/content/paginas/field.ts', 'utf8');
  return new Map([
    ['paginas/field.ts', types],
    [
      'paginas/descriptions.ts',
      `import type { PageDescription } from './field';\n\nexport const descriptions: readonly PageDescription[] = ${JSON.stringify(pages, null, 2)};\n`,
    ],
    ...pages.map((page): [string, string] => [`paginas/${page.chave}.ts`, moduleOf(page)]),
  ]);
}

function moduleOf({ chave, fields }: PageDescription): string {
  const name = chave.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const type = name.replace(/^\w/, (letter) => letter.toUpperCase());
  const words = JSON.stringify(withChanges(fields, {}), null, 2);
  return [
    `export interface ${type} ${typeOfAll(fields)}`,
    `/** As it was made: what people changed of it comes from the API. */`,
    `export const ${name}: { readonly chave: '${chave}'; readonly words: ${type} } = { chave: '${chave}', words: ${words} };\n`,
  ].join('\n\n');
}

function typeOfAll(fields: Fields): string {
  return `{ ${Object.entries(fields)
    .map(([name, field]) => `readonly ${name}: ${typeOf(field)};`)
    .join(' ')} }`;
}

function typeOf(field: Field): string {
  if (field.kind === 'group') return typeOfAll(field.fields);
  if (field.kind === 'list') return `readonly ${typeOfAll(field.item)}[]`;
  if (field.kind === 'choice') return field.options.map((option) => `'${option}'`).join(' | ');
  return field.kind === 'number' ? 'number' : 'string';
}

import { backOffice, backOfficeDark, palette } from '../../platform/palette.js';

/** What the front ends read the colours from. @returns the files' texts, by name */
export function contractPalette(): Map<string, string> {
  const colours = Object.entries(palette);
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const properties = colours.map(([name, value]) => `  --color-${kebab(name)}: ${value};\n`).join('');
  const constants = colours.map(([name, value]) => `export const ${name} = '${value}';\n`).join('');
  const named = (name: string, group: object) =>
    `\nexport const ${name} = ${JSON.stringify(group, null, 2)} as const;\n`;
  return new Map([
    ['palette.css', `@theme {\n  --color-*: initial;\n${properties}}\n`],
    ['palette.ts', `${constants}${named('backOffice', backOffice)}${named('backOfficeDark', backOfficeDark)}`],
  ]);
}

import { FILE_NAME_LENGTH } from '../storage/ficheiro.entity.js';

/**
 * Returns a person's name for a file as a name to save it under: without control characters, line separators and
 * slashes, and no longer than its column.
 * @param extension with its dot; given once, whatever the name ends in
 * @returns the extension alone where nothing is left
 */
export function readableName(original: string, extension: string): string {
  const name = original
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    // accents that something stood between have an order of their own once it is gone
    .normalize('NFC')
    .replaceAll(/[/\\]/g, '-')
    .replace(/^[\s.-]+/, '')
    .trimEnd();
  const base = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return (
    Array.from(base)
      .slice(0, FILE_NAME_LENGTH - extension.length)
      .join('')
      .trim() + extension
  );
}

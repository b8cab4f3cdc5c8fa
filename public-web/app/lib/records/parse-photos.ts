import { webAddress } from '@contract/link-address';

/**
 * The pictures of a record: an array, or text that holds a JSON array, perhaps wrapped in single quotes.
 * @returns nothing when they cannot be read
 */
export function parsePhotos(value: unknown): string[] | undefined {
  if (value === null || value === undefined || value === '') return [];
  let list: unknown = value;
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value.trim().replace(/^'([\s\S]*)'$/, '$1')) as unknown;
    } catch {
      return undefined;
    }
  }
  if (!Array.isArray(list)) return undefined;
  return list
    .map((photo: unknown) => (typeof photo === 'string' ? webAddress(photo) : undefined))
    .filter((photo) => photo !== undefined);
}

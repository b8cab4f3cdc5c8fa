/** The address of a file under a name of our own making, wherever the API is and in whatever width. */
const ADDRESS = /(?:https?:\/\/[^\s/]+)?\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)(?:\?[\w=&%.+-]*)?/g;

/** The names of the stored files whose addresses an answer holds. */
export function namesIn(answer: unknown): Set<string> {
  const names = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.includes('/uploads/')) for (const [, nome = ''] of value.matchAll(ADDRESS)) names.add(nome);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(answer);
  return names;
}

/** An answer as if some files were none: no item of a list, null in a field of its own, cut out of a text. */
export function withoutPictures(answer: unknown, withheld: ReadonlySet<string>): unknown {
  return withTexts(answer, (text) => withoutAddresses(text, withheld));
}

/** A value with every text in it changed; one that becomes null is left out of a list. */
export function withTexts(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const left = withTexts(item, change);
      return left === null && typeof item === 'string' ? [] : [left];
    });
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]));
}

function withoutAddresses(text: string, withheld: ReadonlySet<string>): string | null {
  if (!text.includes('/uploads/')) return text;
  const left = text.replaceAll(ADDRESS, (address, nome: string) => (withheld.has(nome) ? '' : address));
  return left === '' ? null : left;
}

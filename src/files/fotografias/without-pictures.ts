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
  if (typeof answer === 'string') return withoutAddresses(answer, withheld);
  if (Array.isArray(answer)) {
    return answer.flatMap((item: unknown) => {
      const left = withoutPictures(item, withheld);
      return left === null && typeof item === 'string' ? [] : [left];
    });
  }
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withoutPictures(value, withheld)]));
}

function withoutAddresses(text: string, withheld: ReadonlySet<string>): string | null {
  if (!text.includes('/uploads/')) return text;
  const left = text.replaceAll(ADDRESS, (address, nome: string) => (withheld.has(nome) ? '' : address));
  return left === '' ? null : left;
}

/** A page of the site as it was made: `@contract/paginas/…`. */
export interface MadePage<Words extends object> {
  readonly chave: string;
  readonly words: Words;
}

/** The words of a page with what people changed of them: of a list all of it, of a group what differs. */
export function withChanges<Words extends object>(words: Words, changes: object | undefined): Words {
  if (changes === undefined) return words;
  const changed = changes as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(words).map(([name, made]: [string, unknown]) => {
      const value = changed[name] ?? made;
      return [name, isGroup(made) && isGroup(value) ? withChanges(made, value) : value];
    }),
  ) as Words;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

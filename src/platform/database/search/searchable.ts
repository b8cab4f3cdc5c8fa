interface SearchedEntity {
  resource: string;
  /** All that are searched, the numbers among them. */
  properties: readonly string[];
  /** Those that hold a number that people write with spaces or without, such as a telephone. */
  numbers: readonly string[];
}

const registry = new Map<unknown, SearchedEntity>();

/**
 * Marks an entity whose listed text properties `filter.q` searches; the subscriber keeps their words in the index.
 * @param numbers more of them: telephones and the like, found by any part of them
 */
export function Searchable(
  resource: string,
  texts: readonly string[],
  numbers: readonly string[] = [],
): ClassDecorator {
  return (target) => {
    registry.set(target, { resource, properties: [...texts, ...numbers], numbers });
  };
}

/** Returns the properties that `@Searchable` listed for an entity class, or undefined. */
export function searchableOf(entity: unknown): SearchedEntity | undefined {
  return registry.get(entity);
}

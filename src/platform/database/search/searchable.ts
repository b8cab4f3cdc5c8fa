const registry = new Map<unknown, { recurso: string; properties: readonly string[] }>();

/** Marks an entity whose listed text properties `filter.q` searches; the subscriber keeps their words in the index. */
export function Searchable(recurso: string, properties: readonly string[]): ClassDecorator {
  return (target) => {
    registry.set(target, { recurso, properties });
  };
}

/** What `@Searchable` said of an entity class, or nothing. */
export function searchableOf(entity: unknown): { recurso: string; properties: readonly string[] } | undefined {
  return registry.get(entity);
}

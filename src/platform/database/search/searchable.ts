const registry = new Map<unknown, { resource: string; properties: readonly string[] }>();

/** Marks an entity whose listed text properties `filter.q` searches; the subscriber keeps their words in the index. */
export function Searchable(resource: string, properties: readonly string[]): ClassDecorator {
  return (target) => {
    registry.set(target, { resource, properties });
  };
}

/** What `@Searchable` said of an entity class, or nothing. */
export function searchableOf(entity: unknown): { resource: string; properties: readonly string[] } | undefined {
  return registry.get(entity);
}

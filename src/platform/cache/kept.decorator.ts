import { SetMetadata } from '@nestjs/common';

export type ContentEntity = new () => object;

export const KEPT = 'kept';

const entities = new Set<ContentEntity>();

/**
 * Has what a public GET answers to visitors kept until something changes in the tables that it is made of: name every
 * entity that the handler reads (the search index apart, which changes with its records). A test compares that with the
 * tables that the route reads. An answer that depends on more than these tables, its path and its documented parameters
 * is not for keeping, unless it ends at a known moment and says so in the header `Expires` (docs/decisions/0015).
 */
export const Kept = (...madeOf: readonly ContentEntity[]) => {
  for (const entity of madeOf) entities.add(entity);
  return SetMetadata(KEPT, madeOf);
};

export function contentEntities(): readonly ContentEntity[] {
  return [...entities];
}

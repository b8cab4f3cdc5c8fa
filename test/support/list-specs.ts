import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ListSpec } from '#platform/lists/list-spec.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

/** A list of the API, with the entity whose columns it offers. */
export interface ListedEntity {
  spec: ListSpec<ObjectLiteral>;
  entity: EntityMetadata;
}

type Stated = ListSpec<ObjectLiteral> | { list: ListSpec<ObjectLiteral> };

/** Every list of the API, stated in a file of its own or by its form, with the entity beside it whose columns it offers. */
export async function listSpecs(dataSource: DataSource): Promise<ListedEntity[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.list.ts') || file.endsWith('.form.ts'))
    .map(async (file) => {
      const [stated] = Object.values((await import(join(SOURCES, file))) as Record<string, Stated>);
      const spec = stated && ('list' in stated ? stated.list : stated);
      const beside = files.filter((other) => other.endsWith('.entity.ts') && dirname(other) === dirname(file));
      const classes = await Promise.all(beside.map((other) => import(join(SOURCES, other)) as Promise<object>));
      const exported = new Set<unknown>(classes.flatMap((module) => Object.values(module)));
      const entity = dataSource.entityMetadatas.find(
        ({ target, propertiesMap }) =>
          exported.has(target) &&
          Object.values(spec?.columns ?? {}).every(({ property }) => Object.hasOwn(propertiesMap, property)),
      );
      if (spec === undefined || entity === undefined) throw new Error(`no entity beside ${file} has its columns`);
      return { spec, entity };
    });
  return Promise.all(found);
}

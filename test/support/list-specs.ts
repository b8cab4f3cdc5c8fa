import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

/** A list of the API, with the entity whose columns it offers. */
export interface ListedEntity {
  spec: ListSpec<ObjectLiteral>;
  entity: EntityMetadata;
}

/**
 * Every list of the API, stated by its service or form, with the entity that is asked for there and has its columns: the
 * one of its name or, where none has it, one that has no name.
 */
export async function listSpecs(dataSource: DataSource): Promise<ListedEntity[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(list|form|module|service)\.ts$/.test(file))
    .map(async (file) => {
      const stated = Object.values((await import(join(SOURCES, file))) as object);
      // a kind of content and its module state the same one
      const specs = [...new Set(stated.flatMap((one) => specOf(one) ?? []))];
      const text = readFileSync(join(SOURCES, file), 'utf8');
      const asked = Array.from(text.matchAll(/from '([^']+\.entity)\.js'/g), ([, path = '']) =>
        path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
      );
      const classes = await Promise.all(asked.map((path) => import(join(SOURCES, `${path}.ts`)) as Promise<object>));
      const exported = new Set<unknown>(classes.flatMap((module) => Object.values(module)));
      return specs.map((spec) => {
        const listed = dataSource.entityMetadatas.filter(
          ({ target, propertiesMap }) =>
            exported.has(target) &&
            Object.values(spec.columns).every(({ property }) => Object.hasOwn(propertiesMap, property)),
        );
        const called = (name: string | undefined) =>
          listed.filter(({ target }) => resourceNameOf(target as new () => object) === name);
        const named = called(spec.resource);
        const [entity, another] = named.length > 0 ? named : called(undefined);
        if (entity === undefined) throw new Error(`no entity that ${file} asks for has its columns`);
        if (another !== undefined) throw new Error(`several entities that ${file} asks for have its columns`);
        return { spec, entity };
      });
    });
  return (await Promise.all(found)).flat();
}

/** The name under which the API has records of an entity; few lists are of one that has none. */
function resourceNameOf(entity: new () => object): string | undefined {
  try {
    return nameOf(entity);
  } catch {
    return undefined;
  }
}

function specOf(stated: unknown): ListSpec<ObjectLiteral> | undefined {
  if (stated === null || (typeof stated !== 'object' && typeof stated !== 'function')) return undefined;
  if ('form' in stated) return specOf(stated.form);
  if ('columns' in stated && 'defaultOrder' in stated) return stated as ListSpec<ObjectLiteral>;
  return 'list' in stated ? (stated.list as ListSpec<ObjectLiteral>) : undefined;
}

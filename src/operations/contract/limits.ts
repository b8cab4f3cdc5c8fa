import type { OpenAPIObject } from '@nestjs/swagger';

/** The keywords of a field's schema that a form needs as limits; the length of a file is counted in bytes. */
const kept = ['minLength', 'maxLength', 'minimum', 'maximum', 'enum', 'maxItems'] as const;

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, { properties?: Readonly<Record<string, Schema>> }>>;

/**
 * Writes the limits of the bodies that can be sent to the API to make, correct or replace something. Each body gets its
 * own module, so that a page of a front end loads those of its own form alone.
 * @returns the modules' texts, by file name
 */
export function contractLimits(document: OpenAPIObject): Map<string, string> {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const modules = new Map<string, string>();
  const named = new Set(postedSchemas(document));
  // a set that grows while it is walked is walked to its end
  for (const name of named) {
    for (const part of namesIn(schemas[name])) named.add(part);
    const fields = Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, schema]) => {
      const limits = limitsOf(schema);
      return Object.keys(limits).length > 0 ? [[field, limits] as const] : [];
    });
    if (fields.length === 0) continue;
    const constant = name[0]?.toLowerCase() + name.slice(1);
    const file = `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`;
    modules.set(file, `export const ${constant} = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;\n`);
  }
  return modules;
}

function postedSchemas({ paths, components }: OpenAPIObject): string[] {
  const operations = Object.values(paths).flatMap(({ post, patch, put }) => [post, patch, put]);
  const made = new Set(Object.keys(components?.schemas ?? {}));
  // what a record takes to be replaced it took to be made, unless nobody makes it by hand
  return namesIn(operations.map((operation) => operation?.requestBody)).filter(
    (name) => !name.endsWith('Update') || !made.has(name.replace(/Update$/, 'Input')),
  );
}

/** The schemas that some part of a document refers to. */
const namesIn = (part: unknown): string[] =>
  [...(JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Of a list, also how long each of its items may be. */
function limitsOf(schema: Schema): Schema {
  const own = Object.fromEntries(
    kept.filter((key) => key in schema && !isConsent(schema[key])).map((key) => [key, schema[key]]),
  );
  return { ...(schema.items === undefined ? {} : limitsOf(schema.items as Schema)), ...own };
}

/** A consent has one value, and is no choice. */
function isConsent(choices: unknown): boolean {
  return Array.isArray(choices) && choices.length === 1;
}

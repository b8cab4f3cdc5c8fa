/** The place of a resource in the API, below its origin, and those of its verbs that live elsewhere. */
export interface ApiPaths {
  readonly path: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
}

export type ApiPathTable = Readonly<Partial<Record<string, ApiPaths>>>;

const VERBS: Readonly<Partial<Record<string, keyof ApiPaths>>> = { POST: 'create', PUT: 'update', DELETE: 'remove' };

/** The documented path of a call of a resource, or of one record of it. An id comes already encoded. */
export function pathOf(table: ApiPathTable, resource: string, method: string, id?: string): string {
  const paths = table[resource];
  if (paths === undefined) throw new Error(`Unknown resource '${resource}'`);
  const base = paths[VERBS[method] ?? 'path'] ?? paths.path;
  return id === undefined ? base : `${base}/${id}`;
}

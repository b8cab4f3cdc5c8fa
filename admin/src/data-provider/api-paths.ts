/** Where one resource lives in the API, verb by verb, below its origin. An id comes already encoded. */
export interface ApiPaths {
  readonly list: string;
  readonly one: (id: string) => string;
  readonly create: string;
  readonly update: (id: string) => string;
  readonly remove: (id: string) => string;
}

export type ApiPathTable = Readonly<Partial<Record<string, ApiPaths>>>;

/** A resource whose verbs all live under one path, as REST has it. */
export function restPaths(path: string): ApiPaths {
  const item = (id: string): string => `${path}/${id}`;
  return { list: path, one: item, create: path, update: item, remove: item };
}

export function pathsOf(table: ApiPathTable, resource: string): ApiPaths {
  const paths = table[resource];
  if (paths === undefined) throw new Error(`Unknown resource '${resource}'`);
  return paths;
}

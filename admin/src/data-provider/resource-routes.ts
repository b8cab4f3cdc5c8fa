/** Where the calls of one resource go: each path is relative to the API, and `id` is already encoded. */
export interface ResourceRoutes {
  readonly list: string;
  readonly one: (id: string) => string;
  readonly create: string;
  readonly update: (id: string) => string;
  readonly remove: (id: string) => string;
}

/** A resource whose verbs all live under one path, as REST has it. */
function regular(path: string): ResourceRoutes {
  const item = (id: string): string => `${path}/${id}`;
  return { list: path, one: item, create: path, update: item, remove: item };
}

/** The documented path of every verb of every resource: the whole irregularity of the API. */
export const resourceRoutes = {
  users: { ...regular('api/users'), create: 'api/register' },
  eventos: { ...regular('api/eventos'), remove: (id) => `api/eventos/delete/${id}` },
  imprensa: { ...regular('api/imprensa'), remove: (id) => `api/imprensa/delete/${id}` },
  equipa: { ...regular('equipa'), update: (id) => `api/equipa/${id}`, remove: (id) => `api/equipa/delete/${id}` },
  materialpost: { ...regular('materialpost'), remove: (id) => `api/materialpost/delete/${id}` },
  relatorios: regular('api/relatorios2'),
  files: { ...regular('api/files'), remove: (id) => `api/delete/${id}` },
  convites: regular('api/convites'),
  contactos: regular('api/contactos'),
  voluntariado: regular('api/voluntariados'),
  oportunidades: regular('api/oportunidades'),
  festival: regular('api/festival'),
  newsletter: regular('Newsletter'),
  material: regular('material'),
  sessoes: regular('sessoes'),
  formacoes: regular('formacoes'),
} as const satisfies Record<string, ResourceRoutes>;

/** The name of a resource, as the screens use it. */
export type ResourceName = keyof typeof resourceRoutes;

/** The routes of a resource. @throws Error for a name that is not in the table */
export function routesOf(resource: string): ResourceRoutes {
  const routes: Partial<Record<string, ResourceRoutes>> = resourceRoutes;
  const found = routes[resource];
  if (found === undefined) throw new Error(`Unknown resource '${resource}'`);
  return found;
}

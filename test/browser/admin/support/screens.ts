import { screensOf } from '../../../../admin/src/common/section/section.js';
import { sectionsOf } from '../../../../admin/src/common/section/section-group.js';
import { sectionGroups } from '../../../../admin/src/resources/section-groups.js';
import type { AdminApi } from './admin-api.js';
import { type LongRow, longRows } from './long-rows.js';

/** A screen behind the login. */
export interface Screen {
  /** As the router has it: `:id` stands for a record. */
  readonly path: string;
  /** The row of its section's list, if it was thought of; without, the screen is looked at as it is. */
  readonly row?: LongRow | undefined;
  /** Where the API lists the records of its section. */
  readonly records?: string;
}

const OPTIONAL_ID = '/:id?';
const paths = (path: string): string[] =>
  path.endsWith(OPTIONAL_ID) ? [path.slice(0, -OPTIONAL_ID.length), path.slice(0, -1)] : [path];

/** Every screen of every section, as the router is made of them, and those that belong to none. */
export const screens: readonly Screen[] = [
  ...sectionsOf(sectionGroups).flatMap((section): Screen[] => {
    const row = longRows.find(({ path }) => path === (section.listPath ?? section.path));
    const records = `/${section.api?.path ?? `api/${section.value}`}`;
    return screensOf(section)
      .flatMap(({ path }) => paths(path))
      .map((path) => ({ path, row, records }));
  }),
  { path: '/conta' },
  { path: '/dashboard/nao-existe' },
];

/** Of each kind of screen the one that `npm test` looks at; every-screen.spec.ts has the others. */
export const archetypes = ['/dashboard', '/dashboard/eventos', '/adicionar/evento'];

/** The address of a screen, with the record that was made for the mark, or the first one that there is. */
export async function addressOf({ path, row, records }: Screen, api: AdminApi, mark: string): Promise<string> {
  if (!path.includes(':id')) return path;
  await row?.make(api, mark);
  const filter = JSON.stringify(row ? { q: mark } : {});
  const query = new URLSearchParams({ filter }).toString();
  const [record] = await api.call<{ id?: number | string; chave?: string }[]>('GET', `${records}?${query}`);
  const id = record?.id ?? record?.chave;
  if (id === undefined) throw new Error(`There is no record for ${path}: long-rows.ts makes none for its list.`);
  return path.replace(':id', String(id));
}

import { screensOf } from '../../../../admin/src/common/section/section.js';
import { sectionsOf } from '../../../../admin/src/common/section/section-group.js';
import { sectionGroups } from '../../../../admin/src/resources/section-groups.js';
import type { AdminApi } from './admin-api.js';
import { expect } from './admin-test.js';
import { type LongRow, longRows } from './long-rows.js';
import { mailTo } from './mail-to.js';
import { newPerson } from './new-person.js';

const PASSWORD = 'uma frase bem longa';

/** A screen of the back office. */
export interface Screen {
  /** As the router has it: `:id` stands for a record. */
  readonly path: string;
  /** The row of its section's list, if it was thought of; without, the screen is looked at as it is. */
  readonly row?: LongRow | undefined;
  /** The API's list of the records of its section. */
  readonly records?: string;
  /** Makes what a link of its own leads to. @returns the link */
  readonly link?: (api: AdminApi, mark: string) => Promise<string>;
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

const addressAt = (mark: string): string => `ligacao-${mark}@example.pt`;

const invite = async (api: AdminApi, mark: string): Promise<string> => {
  const colleague = { nome: `Colega ${mark}`, email: addressAt(mark), papel: 'edicao' };
  return (await api.call<{ ligacao: string }>('POST', '/api/convidados', colleague)).ligacao;
};

const askForRecovery = async (api: AdminApi, mark: string): Promise<string> => {
  const { session } = await newPerson(api, mark, PASSWORD);
  await api.call('POST', '/api/recuperar', { email: session.user.email });
  const link = async () =>
    (await mailTo(session.user.email)).flatMap(
      ({ text }) => /https?:\S+\/recuperar\/\S+/.exec(text ?? '')?.[0] ?? [],
    )[0];
  await expect.poll(link).toBeDefined();
  return (await link()) ?? '';
};

const askForAddress = async (api: AdminApi, mark: string): Promise<string> => {
  const person = await newPerson(api, mark, PASSWORD);
  return (await person.call<{ ligacao: string }>('PUT', '/api/conta', { email: addressAt(mark) })).ligacao;
};

/** Every screen that needs no login, as public-routes.tsx has them. */
export const publicScreens: readonly Screen[] = [
  { path: '/login' },
  { path: '/recuperar' },
  { path: '/convite-conta/:token', link: invite },
  { path: '/recuperar/:token', link: askForRecovery },
  { path: '/conta/email/:token', link: askForAddress },
];

/** Of each kind of screen the one that `npm test` looks at; every-screen.spec.ts has the others. */
export const archetypes = ['/dashboard', '/dashboard/eventos', '/adicionar/evento'];

/** The address of a screen: its link, or with the record that was made for the mark, or the first one that there is. */
export async function addressOf({ path, row, records, link }: Screen, api: AdminApi, mark: string): Promise<string> {
  if (link !== undefined) return link(api, mark);
  if (!path.includes(':id')) return path;
  await row?.make(api, mark);
  const filter = JSON.stringify(row ? { q: mark } : {});
  const query = new URLSearchParams({ filter }).toString();
  const [record] = await api.call<{ id?: number | string; chave?: string }[]>('GET', `${records}?${query}`);
  const id = record?.id ?? record?.chave;
  if (id === undefined) throw new Error(`There is no record for ${path}: long-rows.ts makes none for its list.`);
  return path.replace(':id', String(id));
}

import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord } from 'ra-core';
import type { Resumo, User } from '../../api-types.js';
import type { ApiPaths } from '../../data-provider/admin-data-provider.js';
import type { LoadScreen } from '../lazy-part.js';
import type { FirstOrder } from '../list/list-address.js';

interface Addressed {
  readonly path: string;
  /** The words in the header and in the browser's tab. */
  readonly title: string;
}

/** Something that the search finds by its label, and leads to. */
export interface Place {
  readonly label: string;
  /** Its address; the part after '#' names the field or the button that gets the focus. */
  readonly path: string;
  /** Other words that people look for it by. */
  readonly words?: string;
}

/** The records of a section that wait for somebody, apart from unread ones. */
interface Waiting {
  readonly key: { [Key in keyof Resumo]: Resumo[Key] extends number ? Key : never }[keyof Resumo];
  readonly one: string;
  readonly many: string;
  /** The filter under which the list shows just these. */
  readonly filter: Readonly<Record<string, boolean | string>>;
}

interface SectionRecords<R extends RaRecord = RaRecord> {
  /** The resource's name for react-admin, which is its key in the summary too. */
  readonly name: string;
  readonly api: ApiPaths;
  readonly order: FirstOrder;
  /** The address at which its records are listed, if not at the section's own path. */
  readonly listPath?: string;
  /** How one of its records is called, and several, where that is not its label. */
  readonly one: string;
  readonly many?: string;
  /** Whether the name of one is feminine. */
  readonly isFeminine?: boolean;
  recordRepresentation?(this: void, record: R): string;
  /** The path of the site's page that shows a record which is public, with its leading slash. */
  sitePath?(this: void, record: R): string;
  /** The screen that adds and edits a record. */
  readonly form?: LoadScreen;
  readonly create?: Addressed & { readonly action: string };
  readonly edit?: Addressed;
  /** Its place among the cards of the overview, from 1, and what the card says. */
  readonly count?: { readonly place: number; readonly label: string };
  /** The colour of its bars in the chart of submissions. */
  readonly chart?: string;
  /** Whether its records can be unread, and are opened at an address of their own under the list's. */
  readonly isInbox?: boolean;
  /** Whether its entry in the menu says how many submissions are unread, of all forms together. */
  readonly countsUnread?: boolean;
  /** The word before the sender's name in the file name of a saved attachment; 'Anexo' if left out. */
  readonly attachment?: string;
  readonly waiting?: Waiting;
  /** Whether earlier versions are kept, and what is removed goes to the bin: both can come back. */
  readonly hasBin?: boolean;
  /** Whether its records may wait before they are public: drafts, scheduling, archive. */
  readonly hasDrafts?: boolean;
  /** Whether its records have a page of their own on the site, which shows what waits before it is public. */
  readonly hasPreview?: boolean;
}

interface SectionPage {
  /** The section's value in the specification. */
  readonly value: string;
  /** The least role that is shown it. */
  readonly papel: User['papel'];
  readonly path: string;
  readonly icon: SvgIconComponent;
  readonly label: string;
  readonly list: LoadScreen;
  readonly screens?: readonly (Addressed & { readonly load: LoadScreen })[];
  /** Other words that people look for the section by. */
  readonly words?: string;
  /** The things to do in this section that the search finds, apart from adding and exporting. */
  readonly actions?: readonly Place[];
  /** The places in this section that the search finds by name and that are no records. */
  readonly places?: () => Promise<readonly Place[]>;
  /** Sections that are reached from this one and have no entry of their own in the menu. */
  readonly within?: readonly Section[];
}

type PageSection = SectionPage & { readonly [K in keyof SectionRecords]?: undefined };

export type ResourceSection<R extends RaRecord = RaRecord> = SectionPage & SectionRecords<R>;

/**
 * One section of the back office: what react-admin knows of a resource (`name`, `list`, `create`, `edit`, `icon`,
 * `recordRepresentation`) and what is ours. Menu, routes, API paths, words, counts and chart follow from it.
 */
export type Section<R extends RaRecord = RaRecord> = PageSection | ResourceSection<R>;

/** A page as it is stated: its role and its path may be left out. */
type StatedPage = Omit<SectionPage, 'papel' | 'path'> & Partial<Pick<SectionPage, 'papel' | 'path'>>;

/** Records as they are stated: what follows from their name may be left out. */
export type StatedRecords<R extends RaRecord> = Omit<StatedPage, 'value'> &
  Omit<SectionRecords<R>, 'api'> & {
    readonly value?: string;
    /** The path of all its verbs, or the documented path of each. */
    readonly api?: string | ApiPaths;
  };

/** Whatever tells of people is administrators' alone, as is every section that does not say otherwise. */
const papel = 'administracao';

export const pageSection = (page: StatedPage): Section => ({ papel, path: `/dashboard/${page.value}`, ...page });

export function recordSection<R extends RaRecord>(stated: StatedRecords<R>): ResourceSection<R> {
  const { name, one, form, edit, isInbox = false, value = name, api = `api/${name}` } = stated;
  return {
    papel,
    path: `/dashboard/${value}`,
    // a message is called by its sender, which its own screens know
    ...(!isInbox && { recordRepresentation: titleOf }),
    ...stated,
    value,
    api: typeof api === 'string' ? { path: api } : api,
    ...(form && { edit: { path: `/editar/${name}/:id`, title: `Editar ${one}`, ...edit } }),
  };
}

/** The screens of a section at their documented paths: its list, and the others. */
export function screensOf(section: Section) {
  const { list, label, form, create, edit, screens = [], isInbox = false } = section;
  const path = isInbox ? `${section.path}/:id?` : section.path;
  const forms = [create, edit].flatMap((screen) => (screen && form ? [{ ...screen, load: form }] : []));
  return [{ path, title: label, load: list }, ...forms, ...screens].map((screen) => ({
    path: screen.path,
    title: screen.title,
    load: screen.load,
    listed: section.name !== undefined && screen.path === (section.listPath ?? path) ? section : undefined,
  }));
}

/** The name that most records have. */
const titleOf = ({ titulo, nome }: RaRecord): string => String(titulo ?? nome);

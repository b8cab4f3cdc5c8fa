import { accountPlaces } from '../../account/account-places.js';
import type { Schemas, User } from '../../api-types.js';
import type { Place } from '../../common/section/section.js';
import {
  isShownTo,
  placeOf,
  resourceSectionsOf,
  type SectionGroup,
  sectionsOf,
} from '../../common/section/section-group.js';

export interface PaletteItem extends Place {
  /** The heading that it stands under. */
  readonly kind: string;
}

/** A text as words are compared: without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SECTIONS = 'Secções';
const ACTIONS = 'Ações';
const ACCOUNT: PaletteItem = { kind: SECTIONS, label: 'A minha conta', path: '/conta', words: 'perfil' };

/** The sections that somebody may see, and their own account. */
export function sectionItems(groups: readonly SectionGroup[]): readonly PaletteItem[] {
  const items = sectionsOf(groups).map(({ label, path, words = '' }) => ({ kind: SECTIONS, label, path, words }));
  return [...items, ACCOUNT];
}

export function createItems(groups: readonly SectionGroup[]): readonly PaletteItem[] {
  const words = 'criar novo nova publicar acrescentar';
  return sectionsOf(groups).flatMap(({ create }) =>
    create ? [{ kind: ACTIONS, label: create.action, path: create.path, words }] : [],
  );
}

/** All that can be done somewhere: adding, the actions that sections and the account state, and exporting each list. */
export function actionItems(groups: readonly SectionGroup[], papel: User['papel'] | undefined): readonly PaletteItem[] {
  const stated = [
    ...sectionsOf(groups).flatMap(({ actions = [] }) => actions),
    ...accountPlaces.filter((place) => isShownTo(papel, place)),
    ...resourceSectionsOf(groups).map(({ label, path, listPath = path }) => ({
      label: `Exportar ${label}`,
      path: `${listPath}#exportar`,
      words: 'CSV Excel descarregar guardar',
    })),
  ];
  return [...createItems(groups), ...stated.map((place) => ({ ...place, kind: ACTIONS }))];
}

export async function namedPlaces(groups: readonly SectionGroup[]): Promise<readonly PaletteItem[]> {
  const found = sectionsOf(groups).map(async ({ label, places }) =>
    ((await places?.()) ?? []).map((place) => ({ ...place, kind: label })),
  );
  return (await Promise.all(found)).flat();
}

/** Tells the items apart. */
export const keyOf = ({ kind, label, path }: PaletteItem): string => `${kind} ${label} ${path}`;

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns the items that have a word beginning with each one sought, by their label first. Of short words only the last
 * counts: it may be half typed.
 */
export function matching(items: readonly PaletteItem[], sought: string): readonly PaletteItem[] {
  const words = wordsOf(sought).filter((word, index, { length }) => word.length > 2 || index === length - 1);
  const has = (text: string): boolean => {
    const own = wordsOf(text);
    return words.every((word) => own.some((other) => other.startsWith(word)));
  };
  const byLabel = items.filter(({ label }) => has(label));
  const byWords = items.filter(({ label, words: others = '' }) => !has(label) && has(`${label} ${others}`));
  return [...byLabel, ...byWords];
}

/** The records that a search has found, in the order of their sections; each under its section's label. */
export function recordsOf(
  groups: readonly SectionGroup[],
  found: readonly Schemas['RegistosEncontrados'][],
): readonly PaletteItem[] {
  const bySection = new Map(found.map(({ recurso, registos }) => [recurso, registos]));
  return resourceSectionsOf(groups).flatMap((section) =>
    (bySection.get(section.name) ?? []).map(({ id, titulo }) => ({
      kind: section.label,
      label: titulo,
      path: placeOf(section, id),
    })),
  );
}

import { plain } from '../../common/plain.js';
import { placeOf, resourceSectionsOf, type SectionGroup, sectionsOf } from '../../common/section/section-group.js';
import type { FoundRecords } from '../../data-provider/calls.js';

/** An entry of the palette, which leads to a path. */
export interface PaletteItem {
  readonly key: string;
  /** The heading that it stands under. */
  readonly kind: string;
  readonly label: string;
  readonly path: string;
}

const ACCOUNT: PaletteItem = { key: 'conta', kind: 'Secções', label: 'A minha conta', path: '/conta' };

/** The sections that somebody may see, and what can be added in them. */
export function placesOf(groups: readonly SectionGroup[]): readonly PaletteItem[] {
  const sections = sectionsOf(groups);
  return [
    ...sections.map(({ value, options, path }) => ({
      key: `s:${value}`,
      kind: 'Secções',
      label: options.label,
      path,
    })),
    ACCOUNT,
    ...sections.flatMap(({ value, create }) =>
      create === undefined ? [] : [{ key: `a:${value}`, kind: 'Ações', label: create.action, path: create.path }],
    ),
  ];
}

/** Reads the places that have a name of their own, in the sections that have such places. */
export async function namedPlaces(groups: readonly SectionGroup[]): Promise<readonly PaletteItem[]> {
  const found = sectionsOf(groups).map(async ({ value, options, places }) =>
    ((await places?.()) ?? []).map((place) => ({ ...place, key: `p:${value}:${place.path}`, kind: options.label })),
  );
  return (await Promise.all(found)).flat();
}

/** Those whose words begin with each of the words that are looked for, accents aside. */
export function matching(items: readonly PaletteItem[], sought: string): readonly PaletteItem[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => {
    const own = plain(label).split(/\s+/);
    return words.every((word) => own.some((other) => other.startsWith(word)));
  });
}

/** The records that a search has found, in the order of their sections; each under its section's label. */
export function recordsOf(groups: readonly SectionGroup[], found: readonly FoundRecords[]): readonly PaletteItem[] {
  const bySection = new Map(found.map(({ recurso, registos }) => [recurso, registos]));
  return resourceSectionsOf(groups).flatMap((section) =>
    (bySection.get(section.name) ?? []).map(({ id, titulo }) => ({
      key: `${section.name}:${id}`,
      kind: section.options.label,
      label: titulo,
      path: placeOf(section, id),
    })),
  );
}

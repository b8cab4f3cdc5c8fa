import { createContext, useContext } from 'react';
import type { User } from '../../api-types.js';
import type { StepColour } from '../../theme/palette.js';
import type { ResourceSection, Section } from './section.js';

/** Sections that belong together in the menu, under one of the four colours. */
export interface SectionGroup {
  /** Left out where the sections stand by themselves, always in sight. */
  readonly label?: string;
  readonly colour: StepColour;
  /** Whether it is folded until somebody unfolds it, however high the screen is. */
  readonly isFolded?: boolean;
  readonly sections: readonly Section[];
}

/** Every section, for screens that tell of all of them: a section knows no other. */
export const SectionGroupsContext = createContext<readonly SectionGroup[]>([]);

export function useSectionGroups(): readonly SectionGroup[] {
  return useContext(SectionGroupsContext);
}

/** Every section in the order of the menu, each followed by those that are reached from it. */
export function sectionsOf(groups: readonly SectionGroup[]): readonly Section[] {
  return groups.flatMap(({ sections }) => sections).flatMap((section) => [section, ...(section.within ?? [])]);
}

export function resourceSectionsOf(groups: readonly SectionGroup[]): readonly ResourceSection[] {
  return sectionsOf(groups).filter((section) => section.name !== undefined);
}

/** Whether a role may see a section; what waits for the role to be known is not shown (docs/decisions/0262). */
export function isShownTo(papel: User['papel'] | undefined, section: Pick<Section, 'papel'>): boolean {
  return papel === 'administracao' || section.papel === 'edicao';
}

export function groupsShownTo(
  papel: User['papel'] | undefined,
  groups: readonly SectionGroup[],
): readonly SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter((section) => isShownTo(papel, section)) }))
    .filter(({ sections }) => sections.length > 0);
}

const SECTION_OF_KIND: Readonly<Partial<Record<string, string>>> = {
  'pedidos-material': 'material',
  convidados: 'users',
};

/** The section of the back office that a kind of record is seen in, by its resource's name. */
export function sectionOfKind(tipo: string): string {
  return SECTION_OF_KIND[tipo] ?? tipo;
}

/** The list's resource of a section's records. */
export function kindOfSection(value: string): string {
  return Object.entries(SECTION_OF_KIND).find(([, section]) => section === value)?.[0] ?? value;
}

/** The address at which a record is seen: its editor, its own screen, or its row in the list. */
export function placeOf(section: ResourceSection, id: number | string): string {
  const { edit, path, listPath, isInbox = false, screens = [] } = section;
  if (isInbox) return `${path}/${id}`;
  const own = edit?.path ?? screens.find((screen) => screen.path === `${path}/:id`)?.path;
  if (own !== undefined) return own.replace(':id', encodeURIComponent(id));
  return filteredList(listPath ?? path, { id });
}

/** The address of a list that shows only what a filter lets through. */
export function filteredList(path: string, filter: Readonly<Record<string, boolean | number | string>>): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

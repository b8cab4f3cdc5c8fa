import type { ResourceSection, Section } from './section.js';
import type { SectionGroup } from './section-group.js';

/** Every section in the order of the menu, each followed by those that are reached from it. */
export function sectionsOf(groups: readonly SectionGroup[]): readonly Section[] {
  return groups.flatMap(({ sections }) => sections).flatMap((section) => [section, ...(section.within ?? [])]);
}

/** The sections that have records of the API. */
export function resourceSectionsOf(groups: readonly SectionGroup[]): readonly ResourceSection[] {
  return sectionsOf(groups).filter((section) => section.name !== undefined);
}

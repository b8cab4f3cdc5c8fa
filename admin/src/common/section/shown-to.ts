import type { User } from '../../api-types.js';
import type { Section } from './section.js';
import type { SectionGroup } from './section-group.js';

/** Whether a role may see a section; what waits for the role to be known is not shown. */
export function isShownTo(papel: User['papel'] | undefined, section: Pick<Section, 'papel'>): boolean {
  return papel === 'administracao' || section.papel === 'edicao';
}

/** The groups with the sections that a role may see, those left out that would be empty. */
export function groupsShownTo(
  papel: User['papel'] | undefined,
  groups: readonly SectionGroup[],
): readonly SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter((section) => isShownTo(papel, section)) }))
    .filter(({ sections }) => sections.length > 0);
}

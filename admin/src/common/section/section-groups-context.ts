import { createContext, useContext } from 'react';
import type { SectionGroup } from './section-group.js';

/** Every section, for screens that tell of all of them: a section knows no other. */
export const SectionGroupsContext = createContext<readonly SectionGroup[]>([]);

/** The sections of the back office, grouped as in the menu. */
export function useSectionGroups(): readonly SectionGroup[] {
  return useContext(SectionGroupsContext);
}

import { createContext, useContext } from 'react';
import type { ResourceSection, Section } from './section.js';

/** The section whose screen is shown. */
export const SectionContext = createContext<Section | null>(null);

/** The section that a screen belongs to. @throws Error outside of the screen of a section with records */
export function useSection(): ResourceSection {
  const section = useContext(SectionContext);
  if (section?.name === undefined) throw new Error('No section with records around this screen');
  return section;
}

import { useRecordContext } from 'ra-core';
import { createContext, useContext } from 'react';
import type { ResourceSection, Section } from './section.js';

export const SectionContext = createContext<Section | null>(null);

/** The section that a screen belongs to. @throws Error outside of the screen of a section with records */
export function useSection(): ResourceSection {
  const section = useContext(SectionContext);
  if (section?.name === undefined) throw new Error('No section with records around this screen');
  return section;
}

/** The record of the row or form around, by the name that its section gives it. @throws Error where there is none */
export function useNamedRecord() {
  const { recordRepresentation } = useSection();
  const record = useRecordContext();
  if (record === undefined) throw new Error('No record around');
  return { record, name: recordRepresentation?.(record) ?? '' };
}

import { type RaRecord, useRecordContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { generatePath } from 'react-router';
import type { ResourceSection, Section } from './section.js';

export const SectionContext = createContext<Section | null>(null);

/** The section that a screen belongs to. @throws Error outside of the screen of a section with records */
export function useSection(): ResourceSection {
  const section = useContext(SectionContext);
  if (section?.name === undefined) throw new Error('No section with records around this screen');
  return section;
}

/** The path at which a record of a section is edited. @throws Error for a section whose records are not */
export function editPathOf({ edit }: ResourceSection, { id }: RaRecord): string {
  if (edit === undefined) throw new Error('Nothing is edited in this section');
  return generatePath(edit.path, { id: String(id) });
}

/** The record of the row or form around, by the name that its section gives it. @throws Error where there is none */
export function useNamedRecord() {
  const { recordRepresentation } = useSection();
  const record = useRecordContext();
  if (record === undefined) throw new Error('No record around');
  return { record, name: recordRepresentation?.(record) ?? '' };
}

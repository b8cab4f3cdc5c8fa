import type { RaRecord } from 'ra-core';
import { generatePath } from 'react-router';
import { useSection } from './section-context.js';

/** Where the section's records are edited. @throws Error for a section whose records are not */
export function useEditPath(): (record: RaRecord) => string {
  const { edit } = useSection();
  if (edit === undefined) throw new Error('Nothing is edited in this section');
  return ({ id }) => generatePath(edit.path, { id: String(id) });
}

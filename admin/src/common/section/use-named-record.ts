import { type RaRecord, useRecordContext } from 'ra-core';
import { useSection } from './section-context.js';

/** A record and how people know it. */
export interface NamedRecord {
  readonly record: RaRecord;
  readonly name: string;
}

/** The record of the row or form around, by the name that its section gives it. @throws Error where there is none */
export function useNamedRecord(): NamedRecord {
  const { recordRepresentation } = useSection();
  const record = useRecordContext();
  if (record === undefined) throw new Error('No record around');
  return { record, name: recordRepresentation?.(record) ?? '' };
}

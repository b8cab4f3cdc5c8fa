import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resourceSectionsOf, type SectionGroup } from '../../common/section/section-group.js';
import { backgroundCalls } from '../../data-provider/calls.js';
import { recordsOf } from './palette-item.js';

const MIN_LETTERS = 2;
const FRESH_MS = 30_000;

/** The records of every section whose words begin so, and the labels of the sections that could not be searched. */
export function useFoundRecords(groups: readonly SectionGroup[], sought: string) {
  return useQuery({
    queryKey: ['palette', 'records', sought],
    queryFn: ({ signal }) => backgroundCalls.foundRecords(sought, signal),
    select: (found) => ({
      records: recordsOf(groups, found),
      failed: resourceSectionsOf(groups)
        .filter(({ name }) => found.some(({ recurso, falhou }) => falhou && recurso === name))
        .map(({ options }) => options.label),
    }),
    enabled: sought.length >= MIN_LETTERS,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

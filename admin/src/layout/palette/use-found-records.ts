import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import type { ResourceSection } from '../../common/section/section.js';
import { type PaletteItem, placeOf } from './palette-item.js';

const MIN_LETTERS = 2;
const OF_EACH = 5;
const FRESH_MS = 30_000;

/** The records of every section whose words begin so; a section that cannot be asked just now is left out. */
export function useFoundRecords(sections: readonly ResourceSection[], sought: string) {
  const dataProvider = useDataProvider();
  const find = async (section: ResourceSection, signal: AbortSignal): Promise<PaletteItem[]> => {
    const { data } = await dataProvider.getList<RaRecord>(section.name, {
      filter: { q: sought },
      pagination: { page: 1, perPage: OF_EACH },
      sort: { field: section.order.field, order: section.order.order },
      signal,
    });
    return data.map((record) => ({
      key: `${section.name}:${record.id}`,
      kind: section.options.label,
      label: section.recordRepresentation?.(record) ?? String(record.id),
      path: placeOf(section, record.id),
    }));
  };
  return useQuery({
    queryKey: ['palette', sought, sections.map(({ name }) => name)],
    queryFn: async ({ signal }) =>
      (await Promise.all(sections.map((section) => find(section, signal).catch(() => [])))).flat(),
    enabled: sought.length >= MIN_LETTERS,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

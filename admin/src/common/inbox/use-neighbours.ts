import { type ListControllerResult, type RaRecord, useGetList, useListContext } from 'ra-core';
import { useState } from 'react';

/** A submission beside another, and the page of the list that it stands on. */
interface Neighbour {
  readonly id: RaRecord['id'];
  readonly page: number;
}

/** The part of the list's context that is used here. */
interface KnownList extends Pick<ListControllerResult<RaRecord>, 'page' | 'perPage' | 'sort' | 'resource'> {
  readonly data?: RaRecord[] | undefined;
  readonly total?: number | undefined;
  readonly filterValues: object;
}

/**
 * Finds the submissions before and after one in the order of the list, even past the ends of the page. The rows are
 * remembered as they were: a submission that was read just now may have left the list, and must still have neighbours.
 */
export function useNeighbours(id: string): { readonly previous?: Neighbour; readonly next?: Neighbour } {
  const known: KnownList = useListContext<RaRecord>();
  const { data = [], page, perPage, total = 0, sort, filterValues, resource } = known;
  const [rows, setRows] = useState(data);
  const isThis = (row: RaRecord): boolean => String(row.id) === id;
  if (!rows.some(isThis) && data.some(isThis)) setRows(data);

  const place = rows.findIndex(isThis);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === rows.length - 1;
  const moved = isLast ? data.find(({ id: other }) => rows.every((row) => row.id !== other)) : undefined;
  const list = (wanted: number) => ({ pagination: { page: wanted, perPage }, sort, filter: filterValues });
  const before = useGetList<RaRecord>(resource, list(page - 1), { enabled: isFirst && page > 1 });
  const after = useGetList<RaRecord>(resource, list(page + 1), {
    enabled: isLast && moved === undefined && page * perPage < total,
  });

  const [previous, previousPage] = isFirst ? [before.data?.at(-1), page - 1] : [rows[place - 1], page];
  const [next, nextPage] =
    isLast && moved === undefined ? [after.data?.[0], page + 1] : [moved ?? rows[place + 1], page];
  return {
    ...(place >= 0 && previous ? { previous: { id: previous.id, page: previousPage } } : {}),
    ...(place >= 0 && next ? { next: { id: next.id, page: nextPage } } : {}),
  };
}

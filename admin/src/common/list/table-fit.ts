import { useLayoutEffect, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';

/**
 * Tells whether a table fits its frame, as nobody finds the buttons that the edge cuts off. A table's width is known only
 * once it is laid out, so one that did not fit comes back when the frame is wide enough, or when there are other rows.
 * @param address of the list, which says which rows it has @param areItsRows whether the rows of that address are here
 */
export function useTableFits(address: string, areItsRows: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [width, setWidth] = useState(Infinity);
  const [needed, setNeeded] = useState({ address, width: 0 });
  if (areItsRows && needed.address !== address) setNeeded({ address, width: 0 });

  useLayoutEffect(() => {
    const measure = (): void => {
      const room = frame.current?.clientWidth ?? Infinity;
      const wanted = table.current?.offsetWidth ?? 0;
      setWidth(room);
      if (wanted > room) setNeeded((before) => ({ ...before, width: wanted }));
    };
    measure();
    // The table grows by itself too: with its rows, or with a column that is shown again.
    const resized = new ResizeObserver(measure);
    for (const { current } of [frame, table]) if (current !== null) resized.observe(current);
    return () => resized.disconnect();
  });

  return { frame, table, fits: width >= needed.width };
}

export const listSx = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  // over react-admin's own, whichever of the two is on the page first
  '&& .RaDataTable-headerCell': { backgroundColor: palette.paper.deep },
  '& :is(.RaDataTable-headerCell, .RaDataTable-rowCell)': { px: 1.25 },
} as const;

/** How the row above a list stands: the filters grow to fill their lines, what can be done with the list stands at the end. */
export const toolbarSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  mb: 1.5,
  '& > form': {
    flex: { xs: '1 1 100%', md: '1 1 0' },
    minWidth: 0,
    columnGap: 1,
    rowGap: 1.5,
    p: 0,
    minHeight: 0,
  },
  '& > form > div:empty': { display: 'none' },
  '& .RaFilterForm-filterFormInput': { flex: '1 1 7.5rem', width: 'auto', minWidth: 0, maxWidth: { md: '13rem' } },
  '& .RaFilterForm-filterFormInput[data-source="q"]': {
    flex: { xs: '1 1 100%', sm: '1 1 11rem' },
    maxWidth: { md: '18rem' },
  },
  '& .RaFilterForm-filterFormInput:has([type="date"])': { flex: '1 1 min(16.5rem, 100%)', maxWidth: { md: '22rem' } },
  '& .RaFilterForm-filterFormInput [type="date"]': { px: 1.25 },
  '&& .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
} as const;

/** The same while the filters are folded: on a phone the search alone is in sight. */
export const foldedSx = {
  ...toolbarSx,
  '& .RaFilterForm-filterFormInput:not([data-source="q"])': { display: { xs: 'none', sm: 'flex' } },
} as const;

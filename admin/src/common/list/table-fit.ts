import { useCallback, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';

/**
 * Tells whether a table fits its frame, as nobody finds the buttons that the edge cuts off. A table's width is known only
 * once it is laid out, so one that did not fit comes back when the frame is wide enough, or when there are other rows.
 * @param address of the list, which says which rows it has: with those of another, the table is tried again
 */
export function useTableFits(address: string) {
  const [width, setWidth] = useState(Infinity);
  const [needed, setNeeded] = useState(0);
  const measured = useRef(address);

  const tryAgain = useCallback((): void => {
    if (measured.current !== address) setNeeded(0);
    measured.current = address;
  }, [address]);

  const frame = useCallback((element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const measure = (): void => {
      setWidth(element.clientWidth);
      const table = element.querySelector('table');
      if (table !== null && table.offsetWidth > element.clientWidth) setNeeded(table.offsetWidth);
    };
    measure();
    // The table grows by itself too: with its rows, or with a column that is shown again.
    const resized = new ResizeObserver(measure);
    const observeTable = (): void => {
      const table = element.querySelector('table');
      if (table !== null) resized.observe(table);
    };
    resized.observe(element);
    observeTable();
    const replaced = new MutationObserver(observeTable);
    replaced.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      replaced.disconnect();
    };
  }, []);

  return { fits: width >= needed, frame, tryAgain };
}

/** How a list stands on its screen: the filters grow to fill their lines, what can be done with the list stands at the end. */
export const listSx = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaList-actions': {
    flexWrap: 'wrap',
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 1,
    mb: 1.5,
    minHeight: 0,
    bgcolor: 'transparent',
  },
  '& .RaList-actions > span': { display: 'none' },
  '& .RaList-actions > form': {
    flex: { xs: '1 1 100%', md: '1 1 0' },
    minWidth: 0,
    columnGap: 1,
    rowGap: 1.5,
    p: 0,
    minHeight: 0,
  },
  '& .RaList-actions > form > div:empty': { display: 'none' },
  '& .RaFilterForm-filterFormInput': { flex: '1 1 7.5rem', width: 'auto', minWidth: 0, maxWidth: { md: '13rem' } },
  '& .RaFilterForm-filterFormInput[data-source="q"]': {
    flex: { xs: '1 1 100%', sm: '1 1 11rem' },
    maxWidth: { md: '18rem' },
  },
  '& .RaFilterForm-filterFormInput:has([type="date"])': { flex: '1 1 min(16.5rem, 100%)', maxWidth: { md: '22rem' } },
  '& .RaFilterForm-filterFormInput [type="date"]': { px: 1.25 },
  '&& .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaList-actions > .MuiToolbar-root': {
    p: 0,
    bgcolor: 'transparent',
    ml: 'auto',
    minHeight: 40,
    flex: '0 1 auto',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 1,
  },
  '& .RaDataTable-headerCell': { backgroundColor: palette.paper.deep },
  '& :is(.RaDataTable-headerCell, .RaDataTable-rowCell)': { px: 1.25 },
} as const;

/** The same while the filters are folded: on a phone the search alone is in sight. */
export const foldedSx = {
  ...listSx,
  '& .RaFilterForm-filterFormInput:not([data-source="q"])': { display: { xs: 'none', sm: 'flex' } },
} as const;

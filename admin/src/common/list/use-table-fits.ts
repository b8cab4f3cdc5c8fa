import { useCallback, useRef, useState } from 'react';

/** Whether a table has the room it needs. */
export interface TableFit {
  readonly fits: boolean;
  /** Goes to the element that the table stands in. */
  readonly frame: (element: HTMLElement | null) => (() => void) | undefined;
  /** Tries the table again where the rows are those of another address. */
  readonly tryAgain: () => void;
}

/**
 * Watches a table in its frame: what is cut at the edge, a row's buttons above all, is not found. How wide a table has to
 * be is only known once it was laid out; where it did not fit, it does not return before there is room for it, or other rows.
 * @param address of the list, which says which rows it has
 */
export function useTableFits(address: string): TableFit {
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

import { useLayoutEffect, useRef, useState } from 'react';

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

import { debounce } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';

/** Holds a value that changes once it was not set again for a while. */
export function useDebouncedState<T>(first: T | (() => T), afterMs: number) {
  const [value, setValue] = useState(first);
  const setDebounced = useMemo(() => debounce(setValue, afterMs), [afterMs]);
  useEffect(() => () => setDebounced.clear(), [setDebounced]);
  return [value, setDebounced] as const;
}

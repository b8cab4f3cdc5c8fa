import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for so many milliseconds. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), ms);
    return () => window.clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

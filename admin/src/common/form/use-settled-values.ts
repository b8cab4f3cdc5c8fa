import { debounce } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from './record-editor.js';

/** Returns the form's values once nothing is typed for a while, so that their user is not drawn anew with each key. */
export function useSettledValues(afterMs: number): FormValues {
  const { getValues, subscribe } = useFormContext();
  const [settled, setSettled] = useState(() => JSON.stringify(getValues()));
  useEffect(() => {
    const settle = debounce(() => setSettled(JSON.stringify(getValues())), afterMs);
    settle();
    const unsubscribe = subscribe({ formState: { values: true }, callback: settle });
    return () => {
      settle.clear();
      unsubscribe();
    };
  }, [getValues, subscribe, afterMs]);
  return useMemo(() => JSON.parse(settled) as FormValues, [settled]);
}

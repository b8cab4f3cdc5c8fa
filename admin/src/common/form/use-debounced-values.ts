import { useCallback, useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDebouncedState } from '../use-debounced-state.js';
import type { FormValues } from './record-editor.js';

/** Returns the form's values once nothing is typed for a while, so that their user is not drawn anew with each key. */
export function useDebouncedValues(afterMs: number): FormValues {
  const { getValues, subscribe } = useFormContext();
  const readValues = useCallback(() => JSON.stringify(getValues()), [getValues]);
  const [values, setValues] = useDebouncedState(readValues, afterMs);
  useEffect(() => {
    const callback = () => setValues(readValues);
    callback();
    return subscribe({ formState: { values: true }, callback });
  }, [readValues, subscribe, setValues]);
  return useMemo(() => JSON.parse(values) as FormValues, [values]);
}

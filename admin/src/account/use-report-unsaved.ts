import { useEffect } from 'react';

/** Tells the screen, which guards all its forms at once, whether one of them holds what was not saved. */
export function useReportUnsaved(
  form: string,
  isUnsaved: boolean,
  onUnsaved: (form: string, isUnsaved: boolean) => void,
): void {
  useEffect(() => onUnsaved(form, isUnsaved), [form, isUnsaved, onUnsaved]);
}

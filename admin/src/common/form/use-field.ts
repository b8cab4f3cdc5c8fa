import { useFormStatus } from './form-context.js';

/** The label and the limits of one field of the surrounding form. */
export interface Field {
  readonly label: string;
  readonly maxLength: number | undefined;
  /** How many a list may have. */
  readonly maxItems: number | undefined;
}

/** How a field is called and how long it may be. @param given its name, where the form's editor has none @throws Error for a field that the form's record does not have */
export function useField(source: string, given?: string): Field {
  const { labels, limits } = useFormStatus().editor;
  const label = given ?? labels[source];
  if (label === undefined) throw new Error(`No field '${source}'`);
  const limit = limits[source] ?? {};
  return {
    label,
    maxLength: 'maxLength' in limit ? Number(limit.maxLength) : undefined,
    maxItems: 'maxItems' in limit ? Number(limit.maxItems) : undefined,
  };
}

import type { FieldDefinition, FieldLimits } from '~/content/types/form';

/** The properties that every kind of field gets. */
export type FieldProps = {
  field: FieldDefinition;
  limits: FieldLimits | undefined;
  id: string;
  error: string | undefined;
  /** Share of the upload that has gone, while the form is being sent. */
  progress: number | undefined;
  onError: (sentence: string | undefined) => void;
  /** Told while the field has work of its own, which sending has to wait for. */
  onBusy: (busy: boolean) => void;
  /** Told the field's name when the person goes on from an age. */
  onLeave: (name: string) => void;
};

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

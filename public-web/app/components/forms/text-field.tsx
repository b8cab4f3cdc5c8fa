import { formTexts } from '~/content/forms/texts';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';
import { withDash } from './postal-code';

/** A number that nobody counts with needs no arrows, and no wheel that changes it unseen. */
const plainNumber = {
  inputMode: 'numeric',
  onWheel: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.blur(),
  className: 'field-input mt-1.5 block [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
} as const;

/** The dash comes by itself while one types at the end. */
const postalCode = {
  inputMode: 'numeric',
  onInput: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    if (input.selectionEnd === input.value.length) input.value = withDash(input.value);
  },
} as const;

/** A line, a longer text, or a choice from a list. */
export function TextField({ field, limits, id, error }: FieldProps) {
  const control = {
    id,
    name: field.name,
    required: Boolean(field.required),
    autoComplete: field.autoComplete,
    className: 'field-input mt-1.5 block',
    ...describedBy(id, field.hint, error),
  };
  // each control is made anew for another value: what has been mounted keeps the value that it began with
  return (
    <>
      <FieldLabel field={field} id={id} />
      {field.kind === 'textarea' ? (
        <textarea key={field.value} {...control} rows={6} defaultValue={field.value} />
      ) : field.kind === 'select' ? (
        <select key={field.value} {...control} defaultValue={field.value ?? ''}>
          <option value="">{formTexts.choose}</option>
          {limits?.enum?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          key={field.value}
          {...control}
          type={field.kind}
          defaultValue={field.value}
          {...(field.kind === 'number' && plainNumber)}
          {...(field.format?.kind === 'codigoPostal' && postalCode)}
        />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

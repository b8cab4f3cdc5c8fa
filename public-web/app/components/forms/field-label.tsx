import { formTexts } from '~/content/forms/texts';
import type { FieldDefinition } from '~/content/types/form';

/** A field's name, said to be optional where it is, and its hint. */
export function FieldLabel({ field, id }: { field: FieldDefinition; id: string }) {
  return (
    <>
      <label htmlFor={id} className="block font-bold">
        {field.label}
        {!field.required && <span className="font-normal"> ({formTexts.optional})</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="text-small">
          {field.hint}
        </p>
      )}
    </>
  );
}

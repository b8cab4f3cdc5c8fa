import { FieldError } from './field-error';
import { describedBy, type FieldProps } from './field-props';

/** A choice of one among a few. */
export function RadioField({ field, limits, id, error }: FieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{field.label}</legend>
      {field.hint && (
        <p id={`${id}-hint`} className="text-small">
          {field.hint}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {limits?.enum?.map((option, index) => (
          <label
            key={option}
            className="cut-small flex min-h-12 items-center gap-3 border-2 border-ink bg-white px-4 has-checked:bg-imaginar"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={field.name}
              value={option}
              required={Boolean(field.required)}
              defaultChecked={option === field.value}
              className="size-5 accent-ink"
              {...describedBy(id, field.hint, error)}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

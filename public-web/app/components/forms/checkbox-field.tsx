import { Link } from 'react-router';
import { layout } from '~/content/layout';
import { FieldError } from './field-error';
import { describedBy, type FieldProps } from './field-props';

/** One box to tick. */
export function CheckboxField({ field, id, error }: FieldProps) {
  return (
    <>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          required={Boolean(field.required)}
          className="mt-0.5 size-6 shrink-0 accent-ink"
          {...describedBy(id, field.hint, error)}
        />
        <div>
          <label htmlFor={id}>
            {field.label}
            {field.link && <span className="sr-only"> {field.link.label}</span>}
          </label>{' '}
          {field.link && (
            <Link to={field.link.to} className="link" target="_blank">
              {field.link.label}
              <span className="sr-only"> {layout.newTab}</span>
            </Link>
          )}
          {field.hint && (
            <p id={`${id}-hint`} className="text-small">
              {field.hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

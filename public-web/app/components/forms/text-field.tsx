import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';

/** A line, a longer text, or a choice from a list. */
export function TextField({ field, id, error }: FieldProps) {
  const control = {
    id,
    name: field.name,
    required: Boolean(field.required),
    autoComplete: field.autoComplete,
    className: 'field-input mt-1.5',
    ...describedBy(id, field.hint, error),
  };
  return (
    <>
      <FieldLabel field={field} id={id} />
      {field.kind === 'textarea' ? (
        <textarea {...control} rows={6} maxLength={field.maxLength} />
      ) : field.kind === 'select' ? (
        <select {...control} defaultValue="">
          <option value="">Escolha uma opção</option>
          {field.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type={field.kind}
          maxLength={field.maxLength}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
        />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

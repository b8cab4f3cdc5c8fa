import type { FormDefinition } from '~/content/schemas/form';
import { CAPTCHA_FIELD, type FieldErrors } from './validate';

type Props = { title: string; definition: FormDefinition; errors: FieldErrors; idPrefix: string };

/** All that is wrong with a form, each sentence leading to its field. */
export function ErrorSummary({ title, definition, errors, idPrefix }: Props) {
  const names = [...definition.fields.map(({ name }) => name), CAPTCHA_FIELD];
  const known = names.filter((name) => errors[name]);
  const unknown = Object.keys(errors).filter((name) => !names.includes(name));
  return (
    <div role="alert" className="cut mb-6 border-3 border-sentir-deep bg-sentir-tint p-5">
      <p className="font-display text-title font-extrabold text-sentir-deep">{title}</p>
      {known.length + unknown.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {known.map((name) => (
            <li key={name}>
              <a
                href={`#${idPrefix}-${name}`}
                className="link"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${idPrefix}-${name}`)?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ))}
          {unknown.map((name) => (
            <li key={name}>{errors[name]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { FormDefinition } from '~/content/types/form';
import type { Heading } from './heading-of';
import { CAPTCHA_FIELD, type FieldErrors } from './validate';

type Props = { heading: Heading; definition: FormDefinition; errors: FieldErrors; idPrefix: string };

/** All that is wrong with a form, each sentence leading to its field. */
export function ErrorSummary({ heading, definition, errors, idPrefix }: Props) {
  const names = [
    ...definition.fields.map(({ name }) => name),
    ...(definition.captcha === 'box' ? [CAPTCHA_FIELD] : []),
  ];
  const known = names.filter((name) => errors[name]);
  /** A sentence that is said of two fields names which of them it is about. */
  const sentenceOf = (name: string) => {
    const isOfOthers = known.some((other) => other !== name && errors[other] === errors[name]);
    const field = definition.fields.find((one) => one.name === name);
    return isOfOthers && field ? `${field.label}: ${errors[name]}` : errors[name];
  };
  const unknown = Object.keys(errors).filter((name) => !names.includes(name));
  return (
    <div role="alert" className="cut border-3 border-sentir-deep bg-sentir-tint p-5">
      <p className="font-display text-title text-sentir-deep">{heading.title}</p>
      {heading.detail && <p className="mt-1">{heading.detail}</p>}
      {known.length + unknown.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 pl-5">
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
                {sentenceOf(name)}
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

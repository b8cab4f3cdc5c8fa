import { isPhone, postalCode, typedLines, typedSigns } from '@contract/typed-text';
import type { FieldDefinition, FormDefinition } from '~/content/types/form';
import { ageIn, askedFields, isTooYoung } from './asked-fields';
import { formTexts } from '~/content/forms/texts';

/** The field that carries the captcha's answer, in every form. */
export const CAPTCHA_FIELD = 'recaptcha';

/** One sentence for each field that is wrong, by its name on the wire. */
export type FieldErrors = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const fits = { codigoPostal: (typed: string) => postalCode(typed) !== undefined, telefone: isPhone } as const;

/** The length that the API counts: on the way a line break becomes two characters. */
const lengthOf = (value: string) => value.replace(/\r?\n/g, '\r\n').length;

function mistake({ limits }: FormDefinition, { name, kind, required, format }: FieldDefinition, data: FormData) {
  const value = data.get(name);
  if (typeof value !== 'string') return value === null || value.size === 0 ? required : undefined;
  const meant = typedLines(value).trim();
  if (!meant) return required;
  if (kind === 'email' && !EMAIL.test(typedSigns(value))) return formTexts.invalidEmail;
  if (format && !fits[format.kind](value)) return format.sentence;
  // Not the control's own limit, which would cut off what is pasted without a word.
  const length = lengthOf(meant);
  const maxLength = limits[name]?.maxLength;
  return maxLength && length > maxLength
    ? formTexts.tooLong.replace('{max}', String(maxLength)).replace('{length}', String(length))
    : undefined;
}

/** A number field that holds something else gives an empty answer. */
function isNoNumber(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/** Checks the answers of a form, in the order of its fields. */
export function validate(definition: FormDefinition, form: HTMLFormElement, answers: FormData): FieldErrors {
  const errors: FieldErrors = {};
  const age = ageIn(definition, answers);
  for (const field of askedFields(definition, age)) {
    const sentence = isNoNumber(form, field.name)
      ? formTexts.notNumber
      : field.kind === 'age' && isTooYoung(definition, age)
        ? definition.young?.tooYoung
        : mistake(definition, field, answers);
    if (sentence) errors[field.name] = sentence;
  }
  if (definition.captcha === 'box' && !answers.get(CAPTCHA_FIELD)) errors[CAPTCHA_FIELD] = formTexts.captcha.missing;
  return errors;
}

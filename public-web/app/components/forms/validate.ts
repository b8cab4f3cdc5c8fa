import type { FieldDefinition, FormDefinition } from '~/content/schemas/form';
import { formTexts } from '~/content/forms/texts';

/** The field that carries the captcha's answer, in every form. */
export const CAPTCHA_FIELD = 'recaptcha';

/** One sentence for each field that is wrong, by its name on the wire. */
export type FieldErrors = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function mistake({ name, kind, required }: FieldDefinition, data: FormData): string | undefined {
  const value = data.get(name);
  const empty = value instanceof File ? value.size === 0 : !value?.trim();
  if (empty) return required;
  if (kind === 'email' && typeof value === 'string' && !EMAIL.test(value.trim())) return formTexts.invalidEmail;
  return undefined;
}

/** Checks the answers of a form, in the order of its fields. */
export function validate(definition: FormDefinition, data: FormData): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of definition.fields) {
    const sentence = mistake(field, data);
    if (sentence) errors[field.name] = sentence;
  }
  if (definition.captcha && !data.get(CAPTCHA_FIELD)) errors[CAPTCHA_FIELD] = formTexts.captcha.missing;
  return errors;
}

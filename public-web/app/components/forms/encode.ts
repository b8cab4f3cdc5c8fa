import type { FormDefinition } from '~/content/types/form';
import { CAPTCHA_FIELD } from './validate';

/**
 * The body that the API expects from a form's answers.
 * @param proof what was worked out unseen
 */
export function encode(definition: FormDefinition, answers: FormData, proof?: string): FormData | string {
  const body = new FormData();
  for (const { name, kind, unsent } of definition.fields) {
    const value = answers.get(name);
    if (unsent || (value instanceof File && value.size === 0)) continue;
    if (kind === 'checkbox') body.set(name, String(value !== null));
    else if (value !== null) body.set(name, typeof value === 'string' ? value.trim() : value);
  }
  for (const [name, value] of Object.entries(definition.constants ?? {})) body.set(name, value);
  const captcha = proof ?? answers.get(CAPTCHA_FIELD);
  if (captcha) body.set(CAPTCHA_FIELD, captcha);
  return definition.encoding === 'json' ? JSON.stringify(Object.fromEntries(body)) : body;
}

import type { FormDefinition } from '~/content/types/form';
import { SHOWN_TEXTS_FIELD } from './shown-texts';
import { TRAP_FIELD } from './trap';
import { CAPTCHA_FIELD } from './validate';

/**
 * The body that the API expects from a form's answers.
 * @param unseen what goes along: the proof that was worked out, and how long the form was there
 */
export function encode(
  definition: FormDefinition,
  answers: FormData,
  unseen: { proof: string | undefined; milliseconds: number },
): FormData | string {
  const body = new FormData();
  for (const { name, kind, unsent } of definition.fields) {
    const value = answers.get(name);
    if (unsent || (value instanceof File && value.size === 0)) continue;
    if (kind === 'checkbox') body.set(name, String(value !== null));
    else if (value !== null) body.set(name, typeof value === 'string' ? value.trim() : value);
  }
  for (const [name, value] of Object.entries(definition.constants ?? {})) body.set(name, value);
  const texts = answers.getAll(SHOWN_TEXTS_FIELD).filter((text) => typeof text === 'string');
  if (texts.length > 0) body.set(SHOWN_TEXTS_FIELD, texts.join(' '));
  const captcha = unseen.proof ?? answers.get(CAPTCHA_FIELD);
  if (captcha) body.set(CAPTCHA_FIELD, captcha);
  if (definition.screened) {
    const trapped = answers.get(TRAP_FIELD);
    if (trapped) body.set(TRAP_FIELD, trapped);
    body.set('demora', String(unseen.milliseconds));
  }
  return definition.encoding === 'json' ? JSON.stringify(Object.fromEntries(body)) : body;
}

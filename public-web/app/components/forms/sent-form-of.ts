import type { FormDefinition } from '~/content/types/form';
import { referenceOf } from '@contract/references';
import type { SentForm } from '~/lib/records/sent-form';
import type { Answer } from './post';

function idIn({ text }: Answer): number | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
    return typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the facts of a sent form that its page tells; nothing where the form has no such page. */
export function sentFormOf(
  { sent }: FormDefinition,
  answers: FormData,
  answer: Answer,
): Omit<SentForm, 'isMailed'> | undefined {
  const id = idIn(answer);
  if (!sent || id === undefined) return undefined;
  const email = answers.get(sent.addressField ?? 'email');
  return {
    page: sent.to,
    reference: referenceOf(sent.resource, id),
    email: typeof email === 'string' ? email.trim() : '',
    newsletter: answers.has('newsletter'),
    at: Date.now(),
  };
}

import { HttpError } from 'ra-core';

/** What the API says is wrong with each field, by the field's name there. */
export function fieldErrors(error: unknown): Readonly<Partial<Record<string, string>>> {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => typeof sentence === 'string'));
}

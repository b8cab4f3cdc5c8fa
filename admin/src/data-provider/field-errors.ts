import { HttpError } from 'ra-core';

/** Returns the API's sentence about each refused field, by the field's name in its form: a page's words are sent under `conteudo`. */
export function fieldErrors(error: unknown): Readonly<Partial<Record<string, string>>> {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const { errors } = (body ?? {}) as { readonly errors?: object | null };
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, sentence]: [string, unknown]) =>
      typeof sentence === 'string' ? [[name.replace(/^conteudo\./, ''), sentence]] : [],
    ),
  );
}

/** Returns the failure's own words for people, or the screen's words where it has none, or the browser's own in English. */
export function sentenceOf(failure: unknown, fallback: string): string {
  const isForPeople = failure instanceof Error && !(failure instanceof DOMException) && failure.message !== '';
  return isForPeople ? failure.message : fallback;
}

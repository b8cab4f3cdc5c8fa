import { currentYear } from '~/lib/words/lisbon-date';

/** The year that an address of the events page asks for; the current one when it asks for none that is offered. */
export function eventYear(query: URLSearchParams, offered: readonly number[]): number {
  const asked = query.get('ano');
  return offered.find((year) => String(year) === asked) ?? currentYear();
}

import { createContext } from 'react';

/** The id of the request for a page that could not be made, which its reader can tell us. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** Reads the id that the server wrote into the page. */
export function shownRequestId(): string | undefined {
  return document.querySelector('[data-request-id]')?.textContent ?? undefined;
}

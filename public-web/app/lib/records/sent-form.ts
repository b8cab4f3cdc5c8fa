import { useMemo, useSyncExternalStore } from 'react';

/** The facts that are known of a form that was sent from this tab. */
export type SentForm = {
  /** The page that tells of it. */
  page: string;
  /** The reference by which its sender and the association name it. */
  reference: string;
  email: string;
  /** Whether a receipt goes to that address. */
  isMailed: boolean;
  /** Whether the newsletter was asked for with it, which waits to be confirmed. */
  newsletter: boolean;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
};

const KEY = 'enviado';
const never = () => () => {};

/** This tab's own storage; nothing where it may not be used. */
function tab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): SentForm | undefined {
  try {
    return JSON.parse(text ?? '') as SentForm;
  } catch {
    return undefined;
  }
}

/** Remembers the last form that was sent, until the tab is closed: an address of a page must not tell of it. */
export function rememberSent(sent: SentForm): void {
  try {
    tab()?.setItem(KEY, JSON.stringify(sent));
  } catch {
    // There is no room: the page says what holds for all.
  }
}

/** The form that was sent and that a page tells of; nothing on the server, which does not know. */
export function useSentForm(page: string): SentForm | undefined {
  const kept = useSyncExternalStore(
    never,
    () => tab()?.getItem(KEY) ?? null,
    () => null,
  );
  const sent = useMemo(() => parsed(kept), [kept]);
  return sent?.page === page ? sent : undefined;
}

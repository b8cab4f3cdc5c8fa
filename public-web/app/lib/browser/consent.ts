import { useSyncExternalStore } from 'react';

/** The uses of data that a person allows besides the essential. */
export type Consent = { estatistica: boolean; marketing: boolean };

type State = {
  /** Nothing while the person has not answered; nothing on the server either, which does not know. */
  consent: Consent | undefined;
  /** Whether the question is on the screen. */
  asking: boolean;
  /** Whether the person asked for it, and so goes to it. */
  again?: boolean;
};

const KEY = 'consentimento';
/** The policy that was agreed to; a new one asks again. */
const POLICY = '2026-11-22';
const ON_SERVER: State = { consent: undefined, asking: false };

let state: State | undefined;
const listeners = new Set<() => void>();

function stored(): Consent | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('politica' in value) || value.politica !== POLICY)
      return undefined;
    return {
      estatistica: 'estatistica' in value && value.estatistica === true,
      marketing: 'marketing' in value && value.marketing === true,
    };
  } catch {
    // Storage may be closed to us or hold what is not ours: then the person is asked.
    return undefined;
  }
}

function current(): State {
  if (!state) {
    const consent = stored();
    state = { consent, asking: consent === undefined };
  }
  return state;
}

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the person's answer, and whether to ask for one. */
export function useConsent(): State {
  return useSyncExternalStore(subscribe, current, () => ON_SERVER);
}

/** Keeps an answer and takes the question away. */
export function giveConsent(consent: Consent) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...consent, politica: POLICY, data: new Date().toISOString() }));
  } catch {
    // Without storage the answer holds for this visit.
  }
  change({ consent, asking: false });
}

/** Takes the question away where there was nothing to choose. */
export function closeConsent() {
  change({ consent: current().consent, asking: false });
}

/** Asks again, with the present answer filled in. */
export function askConsent() {
  change({ consent: current().consent, asking: true, again: true });
}

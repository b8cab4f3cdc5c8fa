import type { components } from '@contract/api';

type Erased = components['schemas']['DadosApagados'];

/** Reads the API's lists of what it erased and what stayed; both are empty where the answer cannot be read. */
export function erasedIn(text: string): Erased {
  try {
    return JSON.parse(text) as Erased;
  } catch {
    // it was done all the same, and the receipt says what
    return { apagados: [], ficaram: [] };
  }
}

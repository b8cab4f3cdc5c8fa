import type { components } from '@contract/api';

type Erased = components['schemas']['DadosApagados'];

/** What the API says of what it erased; nothing where that cannot be read. */
export function erasedIn(text: string): Erased {
  try {
    return JSON.parse(text) as Erased;
  } catch {
    // it was done all the same, and the receipt says what
    return { apagados: [], ficaram: [] };
  }
}

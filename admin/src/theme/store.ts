import { localStorageStore, type Store } from 'ra-core';

const kept = localStorageStore('1', 'painel');
const SCHEME = 'theme';

/**
 * Keeps somebody's choices in this browser. Leaving forgets them, but for the scheme, which belongs to the screen and
 * the light around it.
 */
export const store: Store = {
  ...kept,
  reset: () => {
    const scheme: unknown = kept.getItem(SCHEME);
    kept.reset();
    if (scheme !== undefined) kept.setItem(SCHEME, scheme);
  },
};

import { type Identifier, localStorageStore, type Store } from 'ra-core';

const kept = localStorageStore('1', 'painel');
const STAYS = /^(theme$|primeiros-passos\.)/;

/** Under which name it is kept which of the first steps an account has taken. */
export const firstStepsKey = (userId: Identifier): string => `primeiros-passos.${userId}`;

/** Keeps somebody's choices in this browser; leaving forgets all but the scheme and the first steps, kept by account. */
export const store: Store = {
  ...kept,
  reset: () => {
    const items: Readonly<Record<string, unknown>> = kept.listItems?.() ?? {};
    kept.reset();
    for (const [key, value] of Object.entries(items)) if (STAYS.test(key)) kept.setItem(key, value);
  },
};

import { type Identifier, localStorageStore, type Store } from 'ra-core';

const kept = localStorageStore('1', 'painel');
/** The beginning of the names under which an account keeps what was typed. */
export const PERSONAL = 'conta.';
const STAYS = ['theme', 'primeiros-passos.', PERSONAL];

/** Under which name it is kept which of the first steps an account has taken. */
export const firstStepsKey = (userId: Identifier): string => `primeiros-passos.${userId}`;

/** Keeps somebody's choices in this browser; the end of a session forgets all but the scheme and what is kept by account. */
export const store: Store = {
  ...kept,
  reset: () => {
    const items: Readonly<Record<string, unknown>> = kept.listItems?.() ?? {};
    kept.reset();
    for (const [key, value] of Object.entries(items))
      if (STAYS.some((name) => key.startsWith(name))) kept.setItem(key, value);
  },
};

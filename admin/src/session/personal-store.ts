import { PERSONAL, store } from '../theme/store.js';
import { storedUser } from './session.js';

const keyOf = (name: string): string => `${PERSONAL}${storedUser()?.id ?? 0}.${name}`;

/**
 * Keeps in this browser what the person who is signed in typed: nobody else is shown it. It goes when they sign out, and
 * stays where the session ends by itself.
 */
export const personalStore = {
  get: <Value>(name: string): Value | undefined => store.getItem<Value>(keyOf(name)),
  set: (name: string, value: unknown): void => store.setItem(keyOf(name), value),
  remove: (name: string): void => store.removeItem(keyOf(name)),
  /** Drops all that the person who is signed in keeps. */
  clear: (): void => {
    for (const key of Object.keys(store.listItems?.(keyOf('')) ?? {})) store.removeItem(key);
  },
  /** Drops what others left whose sessions ended by themselves. */
  dropOthers: (): void => {
    for (const key of Object.keys(store.listItems?.(PERSONAL) ?? {}))
      if (!key.startsWith(keyOf(''))) store.removeItem(key);
  },
  /** Whether anything is there by a name that begins so. */
  has: (beginning: string): boolean => Object.keys(store.listItems?.(keyOf(beginning)) ?? {}).length > 0,
};

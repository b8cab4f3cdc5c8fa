import { store } from '../theme/store.js';
import { storedUser } from './session.js';

const PREFIX = 'conta.';
const keyOf = (name: string): string => `${PREFIX}${storedUser()?.id ?? 0}.${name}`;

/** Keeps in this browser things that the person who is signed in typed or chose: nobody else is shown them, and they go when they sign out. */
export const personalStore = {
  get: <Value>(name: string): Value | undefined => store.getItem<Value>(keyOf(name)),
  set: (name: string, value: unknown): void => store.setItem(keyOf(name), value),
  remove: (name: string): void => store.removeItem(keyOf(name)),
  /** Drops what others left whose sessions ended by themselves. */
  dropOthers: (): void => {
    for (const key of Object.keys(store.listItems?.(PREFIX) ?? {}))
      if (!key.startsWith(keyOf(''))) store.removeItem(key);
  },
  /** Whether anything is there by a name that begins so. */
  has: (beginning: string): boolean => Object.keys(store.listItems?.(keyOf(beginning)) ?? {}).length > 0,
};

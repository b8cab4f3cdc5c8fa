import { PersonalMap } from '../../session/personal-map.js';

const searches = new PersonalMap<string, string>();

/** Remembers what a list was showing when it was left: what was sought, in which order, which page. */
export function rememberList({ pathname, search }: { readonly pathname: string; readonly search: string }): void {
  searches.set(pathname, search);
}

/** The address of a list, as it was when it was left in this window. */
export function listAddress(path: string): string {
  return path + (searches.get(path) ?? '');
}

import { replaceEqualDeep } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'ra-core';
import { PersonalMap } from '../session/personal-map.js';

/** The rows that were read in the list that is asked for now, by their resource. */
const rows = new PersonalMap<string, Set<Identifier>>();
let asked = '';

/** Has a row stay in its list, also where a filter lets it through no more, until another list is asked for. */
export function keepRow(resource: string, id: Identifier): void {
  rows.set(resource, (rows.get(resource) ?? new Set()).add(id));
}

export function dropRow(resource: string, id: Identifier): void {
  rows.get(resource)?.delete(id);
}

/** Notes the list that is asked for, and forgets what was read in another. */
export function askFor(list: string): void {
  if (list !== asked) rows.clear();
  asked = list;
}

interface Page {
  readonly data: readonly RaRecord[];
  readonly total?: number;
}

/** Puts what was read in a list back to where it stood, when the list is read anew: what TanStack Query has of it from before, and now. */
export function withJustRead(resource: string): (before: unknown, now: unknown) => unknown {
  return (before, now) => {
    const [old, page] = [before as Page | undefined, now as Page];
    const kept = rows.get(resource);
    if (old === undefined || kept === undefined) return replaceEqualDeep(before, now);
    const data = [...page.data];
    old.data.forEach((row, place) => {
      if (kept.has(row.id) && data.every(({ id }) => id !== row.id)) data.splice(Math.min(place, data.length), 0, row);
    });
    const total = page.total === undefined ? {} : { total: page.total + data.length - page.data.length };
    return replaceEqualDeep(before, { ...page, data, ...total });
  };
}

import type { PageParameter } from '~/config/page-parameters';

/** More than this no page shows of one list. */
const LIMIT = 1_000;

/** How many items of a list an address asks to show: whole steps, one at least. */
export function shownCount(query: URLSearchParams, name: PageParameter, step: number): number {
  const asked = Number.parseInt(query.get(name) ?? '', 10) || step;
  return Math.min(LIMIT, Math.max(1, Math.ceil(asked / step)) * step);
}

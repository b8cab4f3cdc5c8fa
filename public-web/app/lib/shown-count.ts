/** How many items of a list an address asks to show: a whole number of steps or more, one step at least. */
export function shownCount(query: URLSearchParams, name: string, step: number): number {
  return Math.max(step, Number.parseInt(query.get(name) ?? '', 10) || step);
}

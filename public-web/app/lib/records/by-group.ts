/** Some of a list that belong under one heading. */
export interface Group<Item> {
  heading: string | null;
  items: Item[];
}

/** Puts a list's items under their headings, in the order in which each heading first comes. */
export function byGroup<Item>(items: readonly Item[], headingOf: (item: Item) => string | null): Group<Item>[] {
  const groups = new Map<string | null, Group<Item>>();
  for (const item of items) {
    const heading = headingOf(item);
    const group = groups.get(heading) ?? { heading, items: [] };
    group.items.push(item);
    groups.set(heading, group);
  }
  // the items without a heading come before the first heading
  return [...groups.values()].sort((a, b) => Number(a.heading !== null) - Number(b.heading !== null));
}

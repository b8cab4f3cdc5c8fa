import type { SectionGroup } from '../../common/section/section-group.js';

export type CountCard = ReturnType<typeof countCardsOf>[number];

/** The counts of the sections that have one, each in its place, by the key in the summary. */
export function countCardsOf(groups: readonly SectionGroup[]) {
  return groups
    .flatMap(({ colour, sections }) =>
      sections.flatMap(({ name, count, path, icon }) =>
        count === undefined ? [] : [{ key: name, ...count, path, icon, colour }],
      ),
    )
    .sort((one, other) => one.place - other.place);
}

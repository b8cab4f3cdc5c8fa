import type { SectionGroup } from '../../common/section/section-group.js';

export type CountCard = ReturnType<typeof countCardsOf>[number];

/** Returns the cards of the sections that have a count, in order, each with its key in the summary. */
export function countCardsOf(groups: readonly SectionGroup[]) {
  return groups
    .flatMap(({ colour, sections }) =>
      sections.flatMap(({ name, count, path, icon }) =>
        count === undefined ? [] : [{ key: name, ...count, path, icon, colour }],
      ),
    )
    .sort((one, other) => one.place - other.place);
}

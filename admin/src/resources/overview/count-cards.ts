import type { SvgIconComponent } from '@mui/icons-material';
import type { SectionGroup } from '../../common/section/section-group.js';
import type { StepColour } from '../../theme/palette.js';

/** One of the counts: the key in the summary, its words and the section that it leads to. */
export interface CountCard {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: SvgIconComponent;
  readonly colour: StepColour;
}

export function countCardsOf(groups: readonly SectionGroup[]): readonly CountCard[] {
  return groups
    .flatMap(({ colour, sections }) =>
      sections.flatMap(({ name, count, path, icon }) =>
        count === undefined
          ? []
          : [{ place: count.place, card: { key: name, label: count.label, path, icon, colour } }],
      ),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}

import type { StepColour } from '../../theme/palette.js';
import type { Section } from './section.js';

/** Sections that belong together in the menu, under one of the four colours. */
export interface SectionGroup {
  readonly label: string;
  readonly colour: StepColour;
  readonly sections: readonly Section[];
}

import type { Link } from './link.ts';
import type { Step } from './step.ts';

/** One menu of the header. */
export interface NavigationGroup {
  label: string;
  /** The colour of the group's pages. */
  colour: Step;
  links: readonly Link[];
  /** Pages that belong to the group without standing in its menu. */
  also?: readonly string[];
}

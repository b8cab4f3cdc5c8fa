import type { FormDefinition } from './form.ts';
import type { Link } from './link.ts';
import type { Step } from './step.ts';

/** The fixed parts of a page that is one form. */
export interface FormPageTexts {
  /** The page that leads to it. */
  parent: Link;
  colour: Step;
  picture: 'hands' | 'bridge';
  form: FormDefinition;
}

import type { FormDefinition } from './form.ts';
import type { Link } from './link.ts';
import type { PageTopTexts } from './page.ts';
import type { Step } from './step.ts';

/** A page that is one form. */
export interface FormPageTexts extends PageTopTexts {
  /** The page that leads to it. */
  parent: Link;
  colour: Step;
  picture: 'hands' | 'bridge';
  formTitle: string;
  form: FormDefinition;
}

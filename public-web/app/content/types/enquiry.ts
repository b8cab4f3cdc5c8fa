import type { FormDefinition } from './form.ts';
import type { Step } from './step.ts';

/** The fixed parts of the page of a service that is asked for by an enquiry form. */
export interface Enquiry {
  title: string;
  colour: Step;
  picture: 'study' | 'school' | 'hands';
  /** The names of its two offers. */
  offers: readonly [first: string, second: string];
  form: FormDefinition;
}

import type { FormDefinition } from './form.ts';
import type { Step } from './step.ts';

/** What is fixed of a service that is asked for by an enquiry form. */
export interface Enquiry {
  title: string;
  colour: Step;
  picture: 'study' | 'school' | 'hands';
  /** What its two offers are called. */
  offers: readonly [first: string, second: string];
  form: FormDefinition;
}

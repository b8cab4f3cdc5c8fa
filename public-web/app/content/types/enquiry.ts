import type { FormDefinition } from './form.ts';
import type { PageTopTexts } from './page.ts';
import type { Step } from './step.ts';

/** A service that is asked for by an enquiry form. */
export interface Enquiry extends PageTopTexts {
  colour: Step;
  picture: 'study' | 'school' | 'hands';
  offers: readonly { title: string; where: string; text: string; points: readonly string[] }[];
  formTitle: string;
  formLead: string;
  form: FormDefinition;
}

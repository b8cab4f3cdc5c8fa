import { z } from 'zod';
import { step, text } from './basics.ts';
import { formSchema } from './form.ts';
import { pageTop } from './page.ts';

/** A service that is asked for by an enquiry form. */
export const enquirySchema = pageTop.extend({
  colour: step,
  picture: z.enum(['study', 'school', 'hands']),
  offers: z.array(z.object({ title: text, where: text, text, points: z.array(text).min(1) })).length(2),
  formTitle: text,
  formLead: text,
  form: formSchema,
});

export type Enquiry = z.infer<typeof enquirySchema>;

import { z } from 'zod';
import { text } from './basics.ts';
import { formSchema } from './form.ts';
import { pageTop } from './page.ts';

/** The page that an invitation to give a testimonial leads to. */
export const testimonialSchema = pageTop.extend({
  formTitle: text,
  form: formSchema,
  used: z.object({ title: text, text }),
  unknown: z.object({ title: text, text }),
});

export type Testimonial = z.infer<typeof testimonialSchema>;

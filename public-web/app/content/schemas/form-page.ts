import { z } from 'zod';
import { link, step, text } from './basics.ts';
import { formSchema } from './form.ts';
import { pageTop } from './page.ts';

/** A page that is one form. */
export const formPageSchema = pageTop.extend({
  /** The page that leads to it. */
  parent: link,
  colour: step,
  picture: z.enum(['hands', 'bridge']),
  formTitle: text,
  form: formSchema,
});

export type FormPage = z.infer<typeof formPageSchema>;

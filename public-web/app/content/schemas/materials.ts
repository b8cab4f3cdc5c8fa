import type { z } from 'zod';
import { text } from './basics.ts';
import { formSchema } from './form.ts';
import { pageTop } from './page.ts';

/** The page of materials to download. */
export const materialsSchema = pageTop.extend({
  listTitle: text,
  download: text,
  loading: text,
  empty: text,
  failure: text,
  retry: text,
  formTitle: text,
  formLead: text,
  form: formSchema,
});

export type Materials = z.infer<typeof materialsSchema>;

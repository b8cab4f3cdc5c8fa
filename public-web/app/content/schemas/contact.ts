import { z } from 'zod';
import { text } from './basics.ts';

/** The contact page. */
export const contactSchema = z.object({
  title: text,
  lead: text,
  description: text,
  formTitle: text,
  detailsTitle: text,
  phones: text,
  email: text,
  address: text,
  social: text,
  hostSocial: text,
});

export type Contact = z.infer<typeof contactSchema>;

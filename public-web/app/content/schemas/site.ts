import { z } from 'zod';
import { text, webUrl } from './basics.ts';

const social = z.object({ network: text, handle: text, url: webUrl });

/** Facts about the association that several pages state. */
export const siteSchema = z.object({
  name: text,
  longName: text,
  tagline: text,
  description: text,
  movement: text,
  email: z.email(),
  phones: z.array(z.object({ label: text, number: text, tel: z.string().regex(/^\+\d{9,15}$/) })).length(2),
  address: z.array(text).min(2),
  social: z.array(social).length(4),
  host: z.object({ name: text, social: z.array(social) }),
  complaintsBook: z.object({ label: text, url: webUrl }),
  /** What here stands in for facts that the association still has to give. */
  sample: z.array(text),
});

export type Site = z.infer<typeof siteSchema>;

import { z } from 'zod';
import { text } from './basics.ts';
import { pageTop } from './page.ts';

/** The newsletter page. */
export const newsletterSchema = pageTop.extend({ formTitle: text, points: z.array(text).min(1) });

export type Newsletter = z.infer<typeof newsletterSchema>;

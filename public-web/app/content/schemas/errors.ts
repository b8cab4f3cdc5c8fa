import { z } from 'zod';
import { link, text } from './basics.ts';

const page = z.object({ title: text, text, actions: z.array(link) });

/** What people read when a page cannot be shown. */
export const errorsSchema = z.object({
  notFound: page,
  gone: page,
  unavailable: z.object({ title: text, text, retry: text }),
  unexpected: z.object({ title: text, text, retry: text }),
});

export type Errors = z.infer<typeof errorsSchema>;

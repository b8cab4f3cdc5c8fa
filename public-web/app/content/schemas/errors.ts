import { z } from 'zod';
import { link, text } from './basics.ts';

const page = z.object({
  title: text,
  text,
  actions: z.array(link).min(1),
  elsewhere: z.object({ title: text, links: z.array(link).min(1) }),
});
const failure = z.object({ title: text, text, retry: text });

/** What people read when a page cannot be shown. */
export const errorsSchema = z.object({
  notFound: page,
  gone: page,
  unavailable: failure,
  offline: failure,
  unexpected: failure,
});

export type Errors = z.infer<typeof errorsSchema>;

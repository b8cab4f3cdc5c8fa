import { z } from 'zod';
import { link, text } from './basics.ts';
import { pageTop, passage } from './page.ts';

/** The page about volunteering, with the team. */
export const volunteeringSchema = pageTop.extend({
  expectations: z.object({ title: text, items: z.array(z.object({ name: text, text })).min(3) }),
  work: passage,
  tasks: z.array(text).min(3),
  impact: passage,
  join: z.object({ title: text, text, action: link }),
  team: z.object({
    title: text,
    lead: text,
    empty: text,
    previous: text,
    next: text,
    show: text,
    hide: text,
    statePrefix: text,
  }),
});

export type Volunteering = z.infer<typeof volunteeringSchema>;

import { z } from 'zod';
import { internalPath, text } from './basics.ts';
import { pageTop } from './page.ts';

/** The page that leads to volunteering and to partnerships. */
export const opportunitiesSchema = pageTop.extend({
  intro: z.array(text).min(1),
  cards: z.array(z.object({ title: text, text, action: text, to: internalPath })).length(2),
});

export type Opportunities = z.infer<typeof opportunitiesSchema>;

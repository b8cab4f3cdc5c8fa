import { z } from 'zod';
import { text } from './basics.ts';
import { pageTop } from './page.ts';

/** The texts of the press pages. */
export const pressSchema = pageTop.extend({
  more: text,
  less: text,
  empty: text,
  failure: text,
  retry: text,
  feed: text,
  missing: z.object({ date: text, title: text, description: text }),
  article: z.object({
    back: text,
    notFound: text,
    failure: text,
    video: text,
    gallery: text,
    share: text,
    related: text,
    relatedEmpty: text,
    recent: text,
    recentEmpty: text,
  }),
});

export type Press = z.infer<typeof pressSchema>;

import { z } from 'zod';
import { text } from './basics.ts';
import { pageTop } from './page.ts';

const table = z.object({ caption: text, head: z.array(text).min(2), rows: z.array(z.array(text).min(2)).min(1) });

/** A policy: sections of text, lists and tables, in force from a day. */
export const policySchema = pageTop.extend({
  effective: text,
  sections: z
    .array(
      z.object({
        title: text,
        paragraphs: z.array(text).default([]),
        items: z.array(text).optional(),
        table: table.optional(),
      }),
    )
    .min(3),
});

export type Policy = z.input<typeof policySchema>;

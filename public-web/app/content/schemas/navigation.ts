import { z } from 'zod';
import { internalPath, link, step, text } from './basics.ts';

/** The header's menus and the footer's links. */
export const navigationSchema = z.object({
  groups: z
    .array(
      z.object({
        label: text,
        /** The colour of the group's pages. */
        colour: step,
        links: z.array(link).min(1),
        /** Pages that belong to the group without standing in its menu. */
        also: z.array(internalPath).default([]),
      }),
    )
    .length(4),
  action: link,
  footer: z.array(z.object({ title: text, links: z.array(link).min(1) })),
  legal: z.array(link),
});

export type Navigation = z.input<typeof navigationSchema>;
export type NavigationGroup = Navigation['groups'][number];

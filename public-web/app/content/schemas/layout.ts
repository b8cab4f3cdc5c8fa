import { z } from 'zod';
import { text } from './basics.ts';

/** What the frame around every page says. */
export const layoutSchema = z.object({
  skip: text,
  homeShort: text,
  breadcrumbs: text,
  home: text,
  mainMenu: text,
  openMenu: text,
  closeMenu: text,
  newTab: text,
  loading: text,
  newsletter: z.object({ title: text, text }),
  social: text,
  legal: text,
  copyright: text,
  feed: text,
});

export type LayoutTexts = z.infer<typeof layoutSchema>;

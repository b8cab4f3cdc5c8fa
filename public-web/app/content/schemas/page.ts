import { z } from 'zod';
import { text } from './basics.ts';

/** What stands at the head of every inner page, and what search engines show of it. */
export const pageTop = z.object({ title: text, lead: text, description: text });

/** A heading with the text under it. */
export const passage = z.object({ title: text, paragraphs: z.array(text).min(1) });

export type PageTopTexts = z.infer<typeof pageTop>;
export type PassageTexts = z.infer<typeof passage>;

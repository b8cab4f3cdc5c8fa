import { z } from 'zod';
import { link, text } from './basics.ts';
import { pageTop } from './page.ts';
import { question } from './questions.ts';

/** The general questions. */
export const faqSchema = pageTop.extend({
  items: z.array(question).length(12),
  more: z.object({ title: text, text, action: link }),
});

export type Faq = z.infer<typeof faqSchema>;

import { z } from 'zod';
import { link, text } from './basics.ts';

const kind = z.object({ label: text, hint: text });

/** What the question about cookies says. */
export const consentSchema = z.object({
  title: text,
  text: text,
  policy: link,
  accept: text,
  refuse: text,
  choose: text,
  save: text,
  reopen: text,
  essential: kind,
  statistics: kind,
  marketing: kind,
  videoNote: text,
});

export type ConsentTexts = z.infer<typeof consentSchema>;

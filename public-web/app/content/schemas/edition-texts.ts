import { z } from 'zod';
import { text } from './basics.ts';

/** What all pages of past editions say alike. */
export const editionTextsSchema = z.object({
  titlePrefix: text,
  back: text,
  sample: text,
  awards: text,
  thanks: text,
  sponsor: text,
  watch: text,
  video: text,
  provisional: text,
});

export type EditionTexts = z.infer<typeof editionTextsSchema>;

import type { z } from 'zod';
import { text } from './basics.ts';
import { pageTop } from './page.ts';

/** The texts of the reports page. */
export const reportsSchema = pageTop.extend({
  years: text,
  prompt: text,
  empty: text,
  loading: text,
  refused: text,
  unreachable: text,
  retry: text,
  download: text,
});

export type Reports = z.infer<typeof reportsSchema>;

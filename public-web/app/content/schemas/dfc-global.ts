import { z } from 'zod';
import { text, webUrl } from './basics.ts';
import { pageTop, passage } from './page.ts';

/** The page about the worldwide movement. */
export const dfcGlobalSchema = pageTop.extend({
  origin: passage,
  challenge: passage,
  facts: z.array(z.object({ figure: text, meaning: text })),
  values: z.object({ title: text, items: z.array(z.object({ name: text, text })).length(4) }),
  links: z.object({ title: text, items: z.array(z.object({ label: text, text, url: webUrl })).length(3) }),
  video: z.object({ title: text, label: text, url: webUrl }),
  /** What here stands in for facts that the association still has to give. */
  sample: z.array(text),
});

export type DfcGlobal = z.infer<typeof dfcGlobalSchema>;

import { z } from 'zod';
import { internalPath, step, text, webUrl } from './basics.ts';
import { pageTop } from './page.ts';

/** The methodology page: the four steps, and the way to the services. */
export const methodologySchema = pageTop.extend({
  intro: z.array(text).min(1),
  stepsLabel: text,
  watch: text,
  steps: z.array(z.object({ step, verb: text, title: text, text, video: webUrl })).length(4),
  services: z.object({
    title: text,
    lead: text,
    cards: z.array(z.object({ title: text, text, to: internalPath, colour: step })).length(3),
  }),
  /** What here stands in for facts that the association still has to give. */
  sample: z.array(text),
});

export type Methodology = z.infer<typeof methodologySchema>;

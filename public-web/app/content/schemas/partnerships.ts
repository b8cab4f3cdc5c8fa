import { z } from 'zod';
import { link, text } from './basics.ts';
import { pageTop, passage } from './page.ts';

/** A partner; its logo is drawn from the cut-paper shape named here until the association gives the real one. */
const partner = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  description: text,
  shape: z.enum(['heart', 'sprout', 'house', 'book', 'sun', 'eye', 'hand']),
  colour: z.enum(['sentir', 'imaginar', 'fazer', 'partilhar']),
});

/** The partnerships page. */
export const partnershipsSchema = pageTop.extend({
  stories: z.array(passage).length(2),
  call: z.object({ title: text, text, action: link }),
  partners: z.object({ title: text, lead: text, open: text, close: text, items: z.array(partner).length(7) }),
  /** What here stands in for facts that the association still has to give. */
  sample: z.array(text),
});

export type Partnerships = z.infer<typeof partnershipsSchema>;
export type Partner = z.infer<typeof partner>;

import { z } from 'zod';
import { text, webUrl } from './basics.ts';

const cover = z.object({
  shape: z.enum([
    'heart',
    'sprout',
    'house',
    'book',
    'sun',
    'hand',
    'bird',
    'bulb',
    'trophy',
    'megaphone',
    'star',
    'eye',
  ]),
  colour: z.enum(['sentir', 'imaginar', 'fazer', 'partilhar']),
});

/** How an edition is shown in lists. */
export const editionListSchema = z
  .array(z.object({ key: z.string().regex(/^\d{8}$/), label: z.string().regex(/^\d{4}\/\d{4}$/), cover }))
  .length(9);

/** A past edition of the Desafio Escolar. What its kind does not have is left out. */
export const editionSchema = z.object({
  label: z.string().regex(/^\d{4}\/\d{4}$/),
  lead: text,
  /** True while the projects stand in for the real ones, which the association still has to give. */
  sample: z.boolean(),
  /** A video, or nothing but the provisional picture. */
  video: webUrl.nullable().optional(),
  awardsTitle: text.optional(),
  awards: z.array(
    z.object({
      category: text,
      title: text,
      sponsor: text.optional(),
      school: text,
      image: cover,
      video: webUrl.optional(),
    }),
  ),
  thanks: z.array(z.object({ title: text, names: z.array(text).min(1) })).optional(),
  projects: z.object({ title: text, items: z.array(z.object({ label: text, url: webUrl })).min(1) }).optional(),
});

export type Edition = z.infer<typeof editionSchema>;
export type EditionList = z.infer<typeof editionListSchema>;

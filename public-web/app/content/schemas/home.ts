import { z } from 'zod';
import { internalPath, link, step, text } from './basics.ts';

/** The first page. */
export const homeSchema = z.object({
  /** How the page names itself under `/quem-somos`. */
  about: z.object({ title: text, description: text }),
  title: text,
  lead: text,
  actions: z.object({ global: link, methodology: link }),
  facts: z.array(z.object({ figure: text, meaning: text })).length(4),
  mission: z.object({ title: text, lead: text, problems: z.array(z.object({ title: text, text })).length(4) }),
  difference: z.object({
    title: text,
    paragraphs: z.array(text).min(1),
    steps: z.array(z.object({ step, name: text, text })).length(4),
  }),
  impact: z.object({ title: text, text, imageAlt: text }),
  banner: z.object({ title: text, text, action: link }),
  news: z.object({
    title: text,
    links: z.array(z.object({ label: text, text, to: internalPath, colour: step })).length(3),
  }),
});

export type Home = z.infer<typeof homeSchema>;

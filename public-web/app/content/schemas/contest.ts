import { z } from 'zod';
import { link, step, text } from './basics.ts';
import { pageTop, passage } from './page.ts';
import { question } from './questions.ts';

const card = z.object({ title: text, text });

/** The Desafio Escolar: its page and the page of its registration. */
export const contestSchema = pageTop.extend({
  explanation: passage,
  who: passage,
  reasons: z.object({ title: text, items: z.array(text).min(3) }),
  procedures: z.object({ title: text, items: z.array(z.object({ when: text, title: text, text })).min(3) }),
  awards: z.object({ title: text, lead: text, items: z.array(card).length(3) }),
  contact: link,
  register: link,
  previous: z.object({ title: text, lead: text }),
  questions: z.object({ title: text, items: z.array(question).length(7) }),
  registration: pageTop.extend({
    cards: z.array(card.extend({ colour: step })).min(6),
    formTitle: text,
    formLead: text,
  }),
});

export type Contest = z.infer<typeof contestSchema>;

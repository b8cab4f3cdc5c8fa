import { z } from 'zod';
import { text } from './basics.ts';

const section = z.object({ title: text, empty: text });

/** The texts of the events pages. */
export const eventsSchema = z.object({
  title: text,
  lead: text,
  description: text,
  yearsLabel: text,
  sections: z.object({ decorrer: section, proximo: section, anterior: section }),
  subscribe: text,
  more: text,
  loading: text,
  failure: text,
  retry: text,
  detail: z.object({
    back: text,
    notFound: text,
    failure: text,
    facts: z.object({
      start: text,
      end: text,
      place: text,
      website: text,
      admission: text,
      calendar: text,
      addToCalendar: text,
    }),
    missing: z.object({ date: text, place: text, website: text, admission: text, description: text }),
    photos: text,
    photosFailure: text,
    video: text,
    upcoming: text,
    upcomingEmpty: text,
    upcomingFailure: text,
  }),
});

export type Events = z.infer<typeof eventsSchema>;

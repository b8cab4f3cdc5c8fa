import type { z } from 'zod';
import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { contactForm } from './forms/contact.ts';
import { newsletterForm } from './forms/newsletter.ts';
import { formTexts } from './forms/texts.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { contactSchema } from './schemas/contact.ts';
import { errorsSchema } from './schemas/errors.ts';
import { eventsSchema } from './schemas/events.ts';
import { formTextsSchema } from './schemas/form-texts.ts';
import { formSchema } from './schemas/form.ts';
import { homeSchema } from './schemas/home.ts';
import { layoutSchema } from './schemas/layout.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { siteSchema } from './schemas/site.ts';
import { site } from './site.ts';

const content: readonly [file: string, schema: z.ZodType, data: unknown][] = [
  ['contact', contactSchema, contact],
  ['errors', errorsSchema, errors],
  ['events', eventsSchema, events],
  ['forms/contact', formSchema, contactForm],
  ['forms/newsletter', formSchema, newsletterForm],
  ['forms/texts', formTextsSchema, formTexts],
  ['home', homeSchema, home],
  ['layout', layoutSchema, layout],
  ['navigation', navigationSchema, navigation],
  ['site', siteSchema, site],
];

/** Every mistake in the site's texts and data, each with its file and place. */
export function contentMistakes(): string[] {
  return content.flatMap(([file, schema, data]) => {
    const result = schema.safeParse(data);
    return result.success
      ? []
      : result.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`);
  });
}

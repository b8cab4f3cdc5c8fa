import type { z } from 'zod';
import { consentTexts } from './consent.ts';
import { contact } from './contact.ts';
import { contest } from './contest.ts';
import { cookies } from './cookies.ts';
import { dfcGlobal } from './dfc-global.ts';
import { edition20152016 } from './editions/20152016.ts';
import { edition20162017 } from './editions/20162017.ts';
import { edition20172018 } from './editions/20172018.ts';
import { edition20182019 } from './editions/20182019.ts';
import { edition20202021 } from './editions/20202021.ts';
import { edition20212022 } from './editions/20212022.ts';
import { edition20222023 } from './editions/20222023.ts';
import { edition20232024 } from './editions/20232024.ts';
import { edition20242025 } from './editions/20242025.ts';
import { editionList } from './editions/list.ts';
import { editionTexts } from './editions/texts.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { contactForm } from './forms/contact.ts';
import { contestForm } from './forms/contest.ts';
import { newsletterForm } from './forms/newsletter.ts';
import { formTexts } from './forms/texts.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { materials } from './materials.ts';
import { methodology } from './methodology.ts';
import { navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { opportunities } from './opportunities.ts';
import { partnershipContact } from './partnership-contact.ts';
import { partnerships } from './partnerships.ts';
import { press } from './press.ts';
import { privacy } from './privacy.ts';
import { reports } from './reports.ts';
import { consentSchema } from './schemas/consent.ts';
import { contactSchema } from './schemas/contact.ts';
import { contestSchema } from './schemas/contest.ts';
import { dfcGlobalSchema } from './schemas/dfc-global.ts';
import { editionTextsSchema } from './schemas/edition-texts.ts';
import { editionListSchema, editionSchema } from './schemas/edition.ts';
import { enquirySchema } from './schemas/enquiry.ts';
import { errorsSchema } from './schemas/errors.ts';
import { eventsSchema } from './schemas/events.ts';
import { faqSchema } from './schemas/faq.ts';
import { formPageSchema } from './schemas/form-page.ts';
import { formTextsSchema } from './schemas/form-texts.ts';
import { formSchema } from './schemas/form.ts';
import { homeSchema } from './schemas/home.ts';
import { layoutSchema } from './schemas/layout.ts';
import { materialsSchema } from './schemas/materials.ts';
import { methodologySchema } from './schemas/methodology.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { newsletterSchema } from './schemas/newsletter.ts';
import { opportunitiesSchema } from './schemas/opportunities.ts';
import { partnershipsSchema } from './schemas/partnerships.ts';
import { policySchema } from './schemas/policy.ts';
import { pressSchema } from './schemas/press.ts';
import { reportsSchema } from './schemas/reports.ts';
import { siteMapSchema } from './schemas/site-map.ts';
import { siteSchema } from './schemas/site.ts';
import { testimonialSchema } from './schemas/testimonial.ts';
import { volunteeringSchema } from './schemas/volunteering.ts';
import { sessions } from './sessions.ts';
import { siteMap } from './site-map.ts';
import { site } from './site.ts';
import { testimonial } from './testimonial.ts';
import { trainings } from './trainings.ts';
import { volunteerApplication } from './volunteer-application.ts';
import { volunteering } from './volunteering.ts';

const content: readonly [file: string, schema: z.ZodType, data: unknown][] = [
  ['consent', consentSchema, consentTexts],
  ['contact', contactSchema, contact],
  ['contest', contestSchema, contest],
  ['cookies', policySchema, cookies],
  ['dfc-global', dfcGlobalSchema, dfcGlobal],
  ['editions/20152016', editionSchema, edition20152016],
  ['editions/20162017', editionSchema, edition20162017],
  ['editions/20172018', editionSchema, edition20172018],
  ['editions/20182019', editionSchema, edition20182019],
  ['editions/20202021', editionSchema, edition20202021],
  ['editions/20212022', editionSchema, edition20212022],
  ['editions/20222023', editionSchema, edition20222023],
  ['editions/20232024', editionSchema, edition20232024],
  ['editions/20242025', editionSchema, edition20242025],
  ['editions/list', editionListSchema, editionList],
  ['editions/texts', editionTextsSchema, editionTexts],
  ['errors', errorsSchema, errors],
  ['events', eventsSchema, events],
  ['faq', faqSchema, faq],
  ['forms/contact', formSchema, contactForm],
  ['forms/contest', formSchema, contestForm],
  ['forms/newsletter', formSchema, newsletterForm],
  ['forms/texts', formTextsSchema, formTexts],
  ['home', homeSchema, home],
  ['layout', layoutSchema, layout],
  ['materials', materialsSchema, materials],
  ['methodology', methodologySchema, methodology],
  ['navigation', navigationSchema, navigation],
  ['newsletter', newsletterSchema, newsletter],
  ['opportunities', opportunitiesSchema, opportunities],
  ['partnership-contact', formPageSchema, partnershipContact],
  ['partnerships', partnershipsSchema, partnerships],
  ['press', pressSchema, press],
  ['privacy', policySchema, privacy],
  ['reports', reportsSchema, reports],
  ['sessions', enquirySchema, sessions],
  ['site', siteSchema, site],
  ['site-map', siteMapSchema, siteMap],
  ['testimonial', testimonialSchema, testimonial],
  ['trainings', enquirySchema, trainings],
  ['volunteer-application', formPageSchema, volunteerApplication],
  ['volunteering', volunteeringSchema, volunteering],
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

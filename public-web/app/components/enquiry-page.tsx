import type { Words } from '@contract/pages/field';
import type { formacoes } from '@contract/pages/formacoes';
import type { Enquiry } from '~/content/types/enquiry';
import { stepClasses } from '~/lib/records/step-classes';
import { EnquirySection } from './enquiry-section';
import { PageTop } from './page-top';

const SHEETS = [stepClasses.imaginar.solid, stepClasses.fazer.solid];

/** A service: what it offers, and the form that asks for it. */
export function EnquiryPage({ enquiry, words }: { enquiry: Enquiry; words: Words<(typeof formacoes)['fields']> }) {
  const { title: name, colour, picture, offers, form } = enquiry;
  const { first, second, formTitle, formLead } = words;
  const described = [first, second].map((offer, index) => ({ title: offers[index] ?? '', ...offer }));
  return (
    <>
      <PageTop texts={{ title: name, ...words }} colour={colour} picture={picture} />
      <div className="page section grid gap-(--section-space)">
        <ul className="grid gap-7 lg:grid-cols-2">
          {described.map(({ title, where, text, points }, index) => (
            <li key={title} className={`cut-large lift p-5 sm:p-10 ${SHEETS[index]}`}>
              <h2 className="text-section max-[22.5rem]:text-[1.625rem]">{title}</h2>
              <p className="mt-2 font-bold">{where}</p>
              <p className="mt-4 text-lead">{text}</p>
              <ul className="mt-4 list-disc pl-5">
                {points.map(({ text: point }) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <EnquirySection title={formTitle} lead={formLead} form={form} />
      </div>
    </>
  );
}

import { CallToAction } from '~/components/call-to-action';
import { PageTop } from '~/components/page-top';
import { PartnerCard } from '~/components/partner-card';
import { Passage } from '~/components/passage';
import { partnerships } from '~/content/partnerships';

export default function Oportunidades() {
  const { stories, call, partners } = partnerships;
  return (
    <>
      <PageTop texts={partnerships} colour="fazer" picture="bridge" />
      <div className="page section grid gap-(--section-space)">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          {stories.map((story) => (
            <Passage key={story.title} texts={story} />
          ))}
        </div>
        <CallToAction title={call.title} text={call.text} action={call.action} colour="imaginar" picture="hands" />
        <section>
          <h2 className="text-section">{partners.title}</h2>
          <p className="mt-3 text-lead">{partners.lead}</p>
          <ul className="mt-7 grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-4">
            {partners.items.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

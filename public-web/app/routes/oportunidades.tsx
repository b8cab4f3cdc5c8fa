import { data } from 'react-router';
import { CallToAction } from '~/components/call-to-action';
import { EmptyNote } from '~/components/empty-note';
import { PageTop } from '~/components/page-top';
import { PartnerCard } from '~/components/partner-card';
import { Passage } from '~/components/passage';
import { SampleNote } from '~/components/sample-note';
import { partnerships } from '~/content/partnerships';
import { hasSample } from '~/lib/records/has-sample';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { currentParceiros } from '~/lib/api/parceiros.server';
import type { Route } from './+types/oportunidades';
import { oportunidades } from '@contract/pages/oportunidades';
import { useWords } from '~/lib/words/use-words';

export async function loader() {
  const current = await currentParceiros();
  return data({ current }, current ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Oportunidades({ loaderData: { current } }: Route.ComponentProps) {
  const words = useWords(oportunidades);
  const { title, call, partners } = partnerships;
  const isSample = hasSample(current);
  return (
    <>
      <PageTop texts={{ title, ...words }} colour="fazer" picture="bridge" isSample={isSample}>
        {isSample && <SampleNote>{partners.sample}</SampleNote>}
      </PageTop>
      <div className="page section grid gap-(--section-space)">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Passage texts={words.began} />
          <Passage texts={words.goesOn} />
        </div>
        <CallToAction
          title={call.title}
          text={words.call.text}
          action={{ label: words.call.action, to: call.to }}
          colour="imaginar"
          picture="hands"
        />
        {current?.length !== 0 && (
          <section>
            <h2 className="text-section">{partners.title}</h2>
            {current ? (
              <>
                <p className="mt-3 text-lead">{words.partnersLead}</p>
                <ul className="mt-7 grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-4">
                  {current.map((partner) => (
                    <li key={partner.id} className="max-md:last:odd:col-span-2 md:max-lg:last:nth-[3n+1]:col-span-3">
                      <PartnerCard partner={partner} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <div className="mt-7">
                <EmptyNote>{partners.missing}</EmptyNote>
              </div>
            )}
          </section>
        )}
      </div>
    </>
  );
}

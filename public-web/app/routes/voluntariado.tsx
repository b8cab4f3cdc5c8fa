import { data } from 'react-router';
import { CallToAction } from '~/components/call-to-action';
import { PageTop } from '~/components/page-top';
import { Passage } from '~/components/passage';
import { SampleNote } from '~/components/sample-note';
import { TeamCarousel } from '~/components/team/team-carousel';
import { volunteering } from '~/content/volunteering';
import { readOptionalList } from '~/lib/api/api.server';
import { hasSample } from '~/lib/records/has-sample';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import type { TeamMember } from '~/lib/records/team-member';
import type { Route } from './+types/voluntariado';
import { voluntariado } from '@contract/pages/voluntariado';
import { withYears } from '~/lib/words/counted-words';
import { useRootData } from '~/lib/pages/root-data';
import { useWords } from '~/lib/words/use-words';

export async function loader() {
  const team = await readOptionalList<TeamMember>('/equipa');
  return data({ team: team ?? [] }, team ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Voluntariado({ loaderData: { team } }: Route.ComponentProps) {
  const { year } = useRootData();
  const { lead, ...words } = useWords(voluntariado);
  const isSample = hasSample(team);
  const { expectations, work, impact, join } = words;
  return (
    <>
      <PageTop
        texts={{ title: volunteering.title, lead: withYears(lead, year), ...words }}
        colour="fazer"
        picture="hands"
        isSample={isSample}
      >
        {isSample && <SampleNote />}
      </PageTop>
      <div className="page section grid gap-(--section-space)">
        <section>
          <h2 className="text-section">{expectations.title}</h2>
          <ul className="mt-7 grid gap-5 md:grid-cols-3">
            {expectations.items.map(({ name, text }) => (
              <li key={name} className="cut lift bg-fazer-tint p-6">
                <h3 className="text-title">{name}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Passage texts={work}>
            <ul className="mt-5 grid list-disc gap-2 pl-6">
              {work.tasks.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Passage>
          <Passage texts={impact} />
        </div>
        <CallToAction
          title={join.title}
          text={join.text}
          action={volunteering.join}
          colour="imaginar"
          picture="school"
        />
      </div>
      <TeamCarousel team={team} />
    </>
  );
}

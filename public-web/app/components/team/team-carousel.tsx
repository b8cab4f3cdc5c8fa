import { EmptyNote } from '~/components/empty-note';
import { volunteering } from '~/content/volunteering';
import { voluntariado } from '@contract/pages/voluntariado';
import { useWords } from '~/lib/words/use-words';
import { useHydrated } from '~/lib/browser/use-hydrated';
import type { TeamMember } from '~/lib/records/team-member';
import { TeamCard } from './team-card';
import { StepButton } from './step-button';
import { useCarousel } from './use-carousel';

const texts = volunteering.team;

/** The team, one, two or three at a time; it scrolls by touch and keyboard, and steps by its buttons. */
export function TeamCarousel({ team }: { team: readonly TeamMember[] }) {
  const { title, lead } = useWords(voluntariado).team;
  const hydrated = useHydrated();
  const { list, atStart, atEnd, step } = useCarousel();
  return (
    <section
      id="equipa"
      aria-labelledby="equipa-titulo"
      className="edge-top -mb-4 bg-fazer-tint pb-[calc(var(--section-space)+1rem)]"
    >
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <div>
            <h2 id="equipa-titulo" className="text-section">
              {title}
            </h2>
            <p className="mt-3 text-lead">{lead}</p>
          </div>
          {team.length > 0 && hydrated && (
            <div className="flex gap-3">
              <StepButton label={texts.previous} stopped={atStart} onPress={() => step(-1)} />
              <StepButton label={texts.next} stopped={atEnd} onPress={() => step(1)} />
            </div>
          )}
        </div>
        {team.length === 0 ? (
          <div className="mt-8">
            <EmptyNote>{texts.empty}</EmptyNote>
          </div>
        ) : (
          <ul
            ref={list}
            aria-labelledby="equipa-titulo"
            className="mt-8 flex snap-x snap-mandatory gap-[5%] overflow-x-auto pb-4 motion-safe:scroll-smooth print:flex-wrap print:gap-y-6"
          >
            {team.map((member) => (
              <li key={member.id} className="w-full shrink-0 snap-start sm:w-[47.5%] lg:w-[30%]">
                <TeamCard member={member} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

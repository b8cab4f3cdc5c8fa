import { Link } from 'react-router';
import { inicio } from '@contract/pages/inicio';
import type { ReactNode } from 'react';
import { Arrow } from '~/components/arrow';
import { EventCard } from '~/components/events/event-card';
import { ProjectCard } from '~/components/mural/project-card';
import { PressCard } from '~/components/press/press-card';
import { SampleNote } from '~/components/sample-note';
import { Unbroken } from '~/components/unbroken';
import { home } from '~/content/home';
import { hasSample } from '~/lib/records/has-sample';
import type { news } from '~/lib/api/news.server';
import { stepClasses } from '~/lib/records/step-classes';
import { useWords } from '~/lib/words/use-words';

type News = Omit<Awaited<ReturnType<typeof news>>, 'isWhole'>;

/** The newest of what happens, each above the way to all of its kind; without one there is only the way. */
export function HomeNews({ event, article, winner }: News) {
  const words = useWords(inicio).news;
  const shown: Record<(typeof home.news)[number]['words'], ReactNode> = {
    eventos: event && <EventCard event={event} layout="tall" tint="bg-imaginar-tint" />,
    imprensa: article && <PressCard item={article} heading="h3" />,
    newsletter: winner && <ProjectCard project={winner} />,
  };
  return (
    <section className="page pb-(--section-space)">
      <h2 className="text-section">{words.title}</h2>
      {hasSample([event, article, winner].filter((one) => one !== undefined)) && (
        <div className="mt-5">
          <SampleNote />
        </div>
      )}
      <ul className="mt-7 grid gap-5 md:grid-cols-3 md:grid-rows-[1fr_auto]">
        {home.news.map(({ words: kind, label, to, colour }) => (
          <li key={to} className="flex flex-col gap-5 md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid">
            {shown[kind] && <div className="grow">{shown[kind]}</div>}
            <Link
              to={to}
              className={`sheet flex flex-col p-7 ${shown[kind] ? '' : 'grow md:row-span-2'} ${stepClasses[colour].tint}`}
            >
              <span className="flex items-center justify-between gap-4 font-display text-section leading-none md:text-title lg:text-section">
                {label}
                <Arrow className="w-8" />
              </span>
              <span className="mt-3 block">
                <Unbroken>{words[kind]}</Unbroken>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { EmptyNote } from '~/components/empty-note';
import { events as texts } from '~/content/events';
import { useRootData } from '~/lib/pages/root-data';
import { useListFocus } from '~/lib/browser/use-list-focus';
import { EventCard } from './event-card';
import { type EventsOfGroup, MoreEvents } from './more-events';

export function UpcomingEvents({ year, ...group }: EventsOfGroup & { year: number }) {
  const { title, empty, emptyIn } = texts.sections.proximo;
  const isNow = year === useRootData().year;
  const list = useListFocus<HTMLDivElement>(group.items.length);
  return (
    <section aria-labelledby="proximos">
      <h2 id="proximos" className="mb-6 text-section">
        {title}
      </h2>
      {group.items.length === 0 && <EmptyNote>{isNow ? empty : emptyIn.replace('{year}', String(year))}</EmptyNote>}
      <div ref={list} className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:gap-7">
        {group.items.map((event) => (
          <EventCard key={event.id} event={event} layout="tall" tint="bg-imaginar" />
        ))}
      </div>
      <MoreEvents {...group} />
    </section>
  );
}

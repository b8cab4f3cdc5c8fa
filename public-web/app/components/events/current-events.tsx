import { EmptyNote } from '~/components/empty-note';
import { events as texts } from '~/content/events';
import { useRootData } from '~/lib/pages/root-data';
import { useListFocus } from '~/lib/browser/use-list-focus';
import { EventCard } from './event-card';
import { type EventsOfGroup, MoreEvents } from './more-events';

/** Shows the events that are on now, one below the other, large. */
export function CurrentEvents({ year, ...group }: EventsOfGroup & { year: number }) {
  const { title, empty, emptyIn } = texts.sections.decorrer;
  const isNow = year === useRootData().year;
  const list = useListFocus<HTMLDivElement>(group.items.length);
  return (
    <section aria-labelledby="a-decorrer">
      <h2 id="a-decorrer" className="mb-6 text-section">
        {title}
      </h2>
      {group.items.length === 0 && <EmptyNote>{isNow ? empty : emptyIn.replace('{year}', String(year))}</EmptyNote>}
      <div ref={list} className="grid gap-7">
        {group.items.map((event, index) => (
          <EventCard key={event.id} event={event} layout="wide" tint="bg-fazer" first={index === 0} />
        ))}
      </div>
      <MoreEvents {...group} />
    </section>
  );
}

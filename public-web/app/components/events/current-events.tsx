import { EmptyNote } from '~/components/empty-note';
import { events as texts } from '~/content/events';
import type { Evento } from '~/lib/evento';
import { EventCard } from './event-card';

/** What is on now, one below the other, large. */
export function CurrentEvents({ events }: { events: readonly Evento[] }) {
  const { title, empty } = texts.sections.decorrer;
  return (
    <section aria-labelledby="a-decorrer">
      <h2 id="a-decorrer" className="mb-6 text-section">
        {title}
      </h2>
      {events.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      <div className="grid gap-7">
        {events.map((event, index) => (
          <EventCard key={event.id} event={event} layout="wide" tint="bg-fazer" first={index === 0} />
        ))}
      </div>
    </section>
  );
}

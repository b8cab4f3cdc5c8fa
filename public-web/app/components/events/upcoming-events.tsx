import { EmptyNote } from '~/components/empty-note';
import { events as texts } from '~/content/events';
import type { Evento } from '~/lib/evento';
import { EventCard } from './event-card';

/** What comes next. */
export function UpcomingEvents({ events }: { events: readonly Evento[] }) {
  const { title, empty } = texts.sections.proximo;
  return (
    <section aria-labelledby="proximos">
      <h2 id="proximos" className="mb-6 text-section">
        {title}
      </h2>
      {events.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <EventCard key={event.id} event={event} layout="tall" tint="bg-imaginar" />
        ))}
      </div>
    </section>
  );
}

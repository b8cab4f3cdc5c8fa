import { Link } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { RowPhoto } from '~/components/row-photo';
import { events as texts } from '~/content/events';
import { useListFocus } from '~/lib/browser/use-list-focus';
import { EventDate } from './event-date';
import { EventSituation } from './event-situation';
import { type EventsOfGroup, MoreEvents } from './more-events';

/** Shows the past events, newest first, a few at a time. */
export function PastEvents(group: EventsOfGroup) {
  const { title, empty } = texts.sections.anterior;
  const list = useListFocus<HTMLUListElement>(group.items.length);

  return (
    <section aria-labelledby="anteriores">
      <h2 id="anteriores" className="mb-6 text-section">
        {title}
      </h2>
      {group.items.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      <ul ref={list} className="grid gap-5">
        {group.items.map((event) => (
          <li
            key={event.id}
            className="sheet relative grid grid-cols-[6rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <RowPhoto
              src={event.url}
              images={event.imagens}
              sizes="(min-width: 40rem) 12rem, 6rem"
              className="min-h-28"
            />
            <div className="p-4 sm:p-6">
              <EventSituation event={event} />
              <p className="font-display text-partilhar-deep">
                <EventDate event={event} />
              </p>
              <h3 className="mt-1 text-title">
                <Link to={`/eventos/${event.id}`} className="sheet-link">
                  {event.titulo}
                </Link>
              </h3>
              {event.hook && <p className="mt-2 line-clamp-3 max-sm:hidden">{event.hook}</p>}
            </div>
          </li>
        ))}
      </ul>
      <MoreEvents {...group} />
    </section>
  );
}

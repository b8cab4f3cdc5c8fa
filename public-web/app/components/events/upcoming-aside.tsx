import { Link } from 'react-router';
import { RowPhoto } from '~/components/row-photo';
import { events as texts } from '~/content/events';
import type { EventoRow } from '~/lib/records/evento';
import { EventDate } from './event-date';
import { EventSituation } from './event-situation';

/** The other upcoming events, beside one of them; nothing given means that they could not be loaded. */
export function UpcomingAside({ events }: { events: readonly EventoRow[] | null }) {
  const { upcoming, upcomingEmpty, upcomingFailure } = texts.detail;
  return (
    <aside aria-labelledby="proximos-eventos" className="cut self-start bg-paper-deep p-5 print:hidden">
      <h2 id="proximos-eventos" className="text-title">
        {upcoming}
      </h2>
      {!events?.length && <p className="mt-3">{events ? upcomingEmpty : upcomingFailure}</p>}
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {events?.map((event) => (
          <li key={event.id} className="sheet relative grid grid-cols-[5rem_1fr] overflow-hidden">
            <RowPhoto src={event.url} images={event.imagens} sizes="5rem" className="min-h-20" />
            <div className="min-w-0 p-3">
              <EventSituation event={event} />
              <p className="text-small">
                <EventDate event={{ ...event, dataFim: null }} />
              </p>
              <h3 className="text-base leading-snug">
                <Link to={`/eventos/${event.id}`} className="sheet-link">
                  {event.titulo}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

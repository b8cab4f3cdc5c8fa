import { Link } from 'react-router';
import { Photo } from '~/components/photo';
import type { EventoRow } from '~/lib/records/evento';
import { EventDate } from './event-date';
import { EventSituation } from './event-situation';

type Props = { event: EventoRow; layout: 'wide' | 'tall'; tint: string; first?: boolean };

/** An event as one link: picture, dates, title and teaser. */
export function EventCard({ event, layout, tint, first = false }: Props) {
  const wide = layout === 'wide';
  return (
    <article className={`sheet relative flex h-full flex-col overflow-hidden ${wide ? 'md:flex-row' : ''}`}>
      <Photo
        src={event.url}
        images={event.imagens}
        alt=""
        first={first}
        sizes={wide ? '(min-width: 48rem) 38rem, 100vw' : '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'}
        className={wide ? 'aspect-[16/10] md:w-1/2 md:self-stretch' : 'aspect-[16/10]'}
      />
      <div className={`flex flex-1 flex-col items-start ${wide ? 'justify-center p-6 lg:p-10' : 'p-6'}`}>
        <EventSituation event={event} />
        <p className={`cut-small px-3 pt-1 font-display ${tint}`}>
          <EventDate event={event} />
        </p>
        <h3 className={`mt-3 ${wide ? 'text-section' : 'text-title'}`}>
          <Link to={`/eventos/${event.id}`} className="sheet-link">
            {event.titulo}
          </Link>
        </h3>
        {event.local && <p className="mt-1 font-semibold">{event.local}</p>}
        {event.hook && <p className="mt-3 line-clamp-3">{event.hook}</p>}
      </div>
    </article>
  );
}

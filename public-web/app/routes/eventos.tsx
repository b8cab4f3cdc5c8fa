import { useNavigation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CurrentEvents } from '~/components/events/current-events';
import { EventsFrame } from '~/components/events/events-frame';
import { PastEvents } from '~/components/events/past-events';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { ListNotice } from '~/components/list-notice';
import { Spinner } from '~/components/spinner';
import { events } from '~/content/events';
import { eventYear } from '~/lib/event-year';
import { eventosOfYear } from '~/lib/eventos.server';
import { shownCount } from '~/lib/shown-count';
import type { Route } from './+types/eventos';

const STEP = 5;

export async function loader({ url }: Route.LoaderArgs) {
  const year = eventYear(url.searchParams);
  return { year, ...(await eventosOfYear(year)) };
}

/** 'Carregar mais' shows more of what is here already; only another year, or the same address again, asks anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameYear = eventYear(currentUrl.searchParams) === eventYear(nextUrl.searchParams);
  return sameYear && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export default function Eventos({ loaderData: { year, decorrer, proximo, anterior } }: Route.ComponentProps) {
  const shown = shownCount(useSearchParams()[0], 'anteriores', STEP);
  const { location: next } = useNavigation();
  const changingYear = next?.pathname === '/eventos' && eventYear(new URLSearchParams(next.search)) !== year;
  return (
    <EventsFrame year={year}>
      <div aria-busy={changingYear} className="page mt-12 grid gap-(--section-space)">
        {changingYear ? (
          <Spinner label={events.loading} />
        ) : (
          <>
            <CurrentEvents events={decorrer} />
            <UpcomingEvents events={proximo} />
            <PastEvents events={anterior} shown={shown} moreTo={`/eventos?ano=${year}&anteriores=${shown + STEP}`} />
          </>
        )}
      </div>
    </EventsFrame>
  );
}

/** Whatever failed, the person reads what is specified and may choose another year. */
export function ErrorBoundary() {
  const loading = useNavigation().location?.pathname === '/eventos';
  return (
    <EventsFrame year={eventYear(useSearchParams()[0])}>
      <div aria-busy={loading} className="page mt-12">
        {loading ? <Spinner label={events.loading} /> : <ListNotice text={events.failure} retry={events.retry} />}
      </div>
    </EventsFrame>
  );
}

import { useNavigation, useSearchParams } from 'react-router';
import { CurrentEvents } from '~/components/events/current-events';
import { EventsFrame } from '~/components/events/events-frame';
import { PastEvents } from '~/components/events/past-events';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { ListNotice } from '~/components/list-notice';
import { Spinner } from '~/components/spinner';
import { events } from '~/content/events';
import { eventCounts, moreEvents } from '~/lib/records/event-counts';
import { eventYear } from '~/lib/records/event-year';
import { eventYears, offeredYears } from '~/lib/records/event-years';
import { eventosOfYear, yearsWithEvents } from '~/lib/api/eventos.server';
import { hasSample } from '~/lib/records/has-sample';
import type { Route } from './+types/eventos';

export async function loader({ url }: Route.LoaderArgs) {
  const withEvents = await yearsWithEvents();
  const [year, shown] = [eventYear(url.searchParams, eventYears(withEvents)), eventCounts(url.searchParams)];
  return { years: offeredYears(withEvents, year), year, shown, ...(await eventosOfYear(year, shown)) };
}

export default function Eventos({ loaderData }: Route.ComponentProps) {
  const { years, year, shown, decorrer, proximo, anterior } = loaderData;
  const { location: next } = useNavigation();
  const changingYear =
    next?.pathname === '/eventos' && eventYear(new URLSearchParams(next.search), eventYears(years)) !== year;
  return (
    <EventsFrame
      years={years}
      year={year}
      isSample={[decorrer, proximo, anterior].some(({ items }) => hasSample(items))}
    >
      <div aria-busy={changingYear} className="page mt-12 grid gap-(--section-space)">
        {changingYear ? (
          <Spinner label={events.loading} />
        ) : (
          <>
            <CurrentEvents year={year} {...decorrer} moreTo={moreEvents(year, shown, 'decorrer')} />
            <UpcomingEvents year={year} {...proximo} moreTo={moreEvents(year, shown, 'proximo')} />
            <PastEvents {...anterior} moreTo={moreEvents(year, shown, 'anterior')} />
          </>
        )}
      </div>
    </EventsFrame>
  );
}

/** Whatever failed, the person reads what is specified and may choose another year. */
export function ErrorBoundary() {
  const loading = useNavigation().location?.pathname === '/eventos';
  const years = eventYears();
  const year = eventYear(useSearchParams()[0], years);
  return (
    <EventsFrame years={years} year={year}>
      <div aria-busy={loading} className="page mt-12">
        {loading ? <Spinner label={events.loading} /> : <ListNotice text={events.failure} retry={events.retry} />}
      </div>
    </EventsFrame>
  );
}

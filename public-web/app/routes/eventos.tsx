import { isRouteErrorResponse, useNavigation } from 'react-router';
import { CurrentEvents } from '~/components/events/current-events';
import { PastEvents } from '~/components/events/past-events';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { YearList } from '~/components/events/year-list';
import { ErrorPage } from '~/components/error-page';
import { PageHero } from '~/components/page-hero';
import { PageMeta } from '~/components/page-meta';
import { PageNotice } from '~/components/page-notice';
import { ReloadLink } from '~/components/reload-link';
import { Spinner } from '~/components/spinner';
import { events } from '~/content/events';
import { eventYears } from '~/lib/event-years';
import { eventosOfYear } from '~/lib/eventos.server';
import { currentYear } from '~/lib/lisbon-date';
import type { Route } from './+types/eventos';

const STEP = 5;

export async function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const years = eventYears(currentYear());
  const year = years.find((known) => String(known) === query.get('ano')) ?? currentYear();
  const shown = Math.max(STEP, Number.parseInt(query.get('anteriores') ?? '', 10) || STEP);
  return { years, year, shown, ...(await eventosOfYear(year)) };
}

export default function Eventos({ loaderData }: Route.ComponentProps) {
  const { years, year, shown, decorrer, proximo, anterior } = loaderData;
  const { location: next } = useNavigation();
  const changingYear = next?.pathname === '/eventos' && new URLSearchParams(next.search).get('ano') !== String(year);
  return (
    <>
      <EventosHead />
      <div className="page section">
        <YearList years={years} selected={year} />
        <div aria-busy={changingYear} className="mt-12 grid gap-(--section-space)">
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
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <>
      <EventosHead />
      <PageNotice text={events.failure}>
        <ReloadLink>{events.retry}</ReloadLink>
      </PageNotice>
    </>
  );
}

function EventosHead() {
  return (
    <>
      <PageMeta title={events.title} description={events.description} />
      <PageHero title={events.title} lead={events.lead} colour="sentir" picture="calendar" />
    </>
  );
}

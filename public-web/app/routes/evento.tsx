import { isRouteErrorResponse, Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { EventDate } from '~/components/events/event-date';
import { EventFacts } from '~/components/events/event-facts';
import { EventJsonLd } from '~/components/events/event-json-ld';
import { EventSituationNote } from '~/components/events/event-situation';
import { EventPhotos } from '~/components/events/event-photos';
import { UpcomingAside } from '~/components/events/upcoming-aside';
import { MessagePage } from '~/components/message-page';
import { FormattedText } from '~/components/formatted-text';
import { PageMeta } from '~/components/page-meta';
import { ReloadLink } from '~/components/reload-link';
import { SampleNote } from '~/components/sample-note';
import { VideoPlayer } from '~/components/video-player';
import { ZoomPhoto } from '~/components/zoom-photo';
import { events } from '~/content/events';
import { googleAddress } from '~/lib/pages/calendar.server';
import { evento, upcomingEventos } from '~/lib/api/eventos.server';
import { formattedText } from '~/lib/words/formatted-text.server';
import { longDate } from '~/lib/words/lisbon-date';
import { saidOfPicture } from '~/lib/records/said-of-picture';
import { summary } from '~/lib/words/summary';
import { webAddress } from '@contract/link-address';
import type { Route } from './+types/evento';

const texts = events.detail;
/** How many others are named beside an event. */
const BESIDE = 12;

export async function loader({ params, request }: Route.LoaderArgs) {
  const upcoming = upcomingEventos(BESIDE + 1).catch(() => null);
  const whole = await evento(params.id, request);
  const { descricao, ...event } = whole;
  const written = descricao?.trim() ?? '';
  const description = formattedText(written || texts.missing.description);
  const others = (await upcoming)?.filter(({ id }) => id !== event.id);
  return {
    event,
    description,
    isDescribed: written !== '',
    upcoming: others?.slice(0, BESIDE) ?? null,
    google: googleAddress(whole),
  };
}

export default function EventoPage({ loaderData }: Route.ComponentProps) {
  const { event, description, isDescribed, upcoming, google } = loaderData;
  // the page tells its readers that the description is missing, which is no fact for search engines
  const told = event.hook || (isDescribed ? description.plain : undefined);
  const known = [event.titulo, longDate(event.data), event.local];
  return (
    <div className="page pt-4 pb-(--section-space)">
      <PageMeta
        title={event.titulo}
        description={summary(told ?? known.filter(Boolean).join(', '))}
        image={webAddress(event.url)}
        imageAlt={saidOfPicture(event.imagens, event.url)?.alt ?? undefined}
        isSample={event.exemplo}
      />
      <Breadcrumbs trail={[{ label: events.title, to: '/eventos' }]} here={event.titulo} />
      <EventJsonLd event={event} description={told} />
      <BackToEvents />
      {event.exemplo && (
        <div className="mt-6">
          <SampleNote />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article>
          <p className="flex flex-wrap items-center gap-3 font-display wrap-anywhere">
            <span className="cut-small bg-imaginar px-3 pt-1">
              <EventDate event={event} />
            </span>
            {event.local}
          </p>
          <h1 className="mt-4 text-page">{event.titulo}</h1>
          <EventSituationNote event={event} />
          {event.hook && <p className="mt-4 text-lead">{event.hook}</p>}
          <ZoomPhoto
            id="capa"
            src={event.url}
            images={event.imagens}
            alt={event.titulo}
            sizes="(min-width: 64rem) 54rem, 100vw"
            first
            frame="cut-large lift mt-8 print:mt-5 print:max-w-md"
            className="aspect-video"
          />
          <EventFacts event={event} google={google} />
          <div className="text-lead">
            <FormattedText blocks={description.blocks} images={event.imagens} />
          </div>
          <VideoPlayer url={event.video} label={texts.video} title={event.titulo} />
          <EventPhotos fotos={event.fotos} images={event.imagens} title={event.titulo} />
        </article>
        <UpcomingAside events={upcoming} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MessagePage title={texts.notFound} text={texts.failure} picture="lost">
      {!missing && <ReloadLink>{events.retry}</ReloadLink>}
      <BackToEvents />
    </MessagePage>
  );
}

function BackToEvents() {
  return (
    <Link to="/eventos" className="button button-plain print:hidden">
      <Arrow className="w-5 rotate-180" />
      {texts.back}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { ExternalLink } from '~/components/external-link';
import { events } from '~/content/events';
import type { Evento } from '~/lib/evento';
import { longDate, timeOfDay } from '~/lib/lisbon-date';
import { webAddress } from '@contract/link-address';

const { facts, missing } = events.detail;

/** When, where and how: each with its text for when it is missing. */
export function EventFacts({ event }: { event: Omit<Evento, 'descricao'> }) {
  const website = webAddress(event.websiteOficial);
  return (
    <dl className="cut my-8 grid grid-cols-1 gap-x-8 gap-y-5 bg-sentir-tint p-6 sm:grid-cols-2 sm:p-8">
      <Fact name={facts.start}>
        <Moment iso={event.data} />
      </Fact>
      {event.dataFim && (
        <Fact name={facts.end}>
          <Moment iso={event.dataFim} />
        </Fact>
      )}
      <Fact name={facts.place}>{event.local || missing.place}</Fact>
      <Fact name={facts.website}>
        {website ? (
          <ExternalLink href={website}>{new URL(website).hostname.replace(/^www\./, '')}</ExternalLink>
        ) : (
          missing.website
        )}
      </Fact>
      <Fact name={facts.admission}>{event.admissao || missing.admission}</Fact>
      <Fact name={facts.calendar}>
        <a href={`/eventos/${event.id}/evento.ics`} className="link" download>
          {facts.addToCalendar}
        </a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-display text-title font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ iso }: { iso: string | null }) {
  const date = longDate(iso);
  if (!iso || !date) return <>{missing.date}</>;
  return (
    <time dateTime={iso}>
      {date}, {timeOfDay(iso)}
    </time>
  );
}

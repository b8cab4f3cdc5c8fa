import type { ReactNode } from 'react';
import { ExternalLink } from '~/components/external-link';
import { events } from '~/content/events';
import { type Evento, whenOf } from '~/lib/records/evento';
import { lisbonDay, longDate, timeOfDay } from '~/lib/words/lisbon-date';
import { webAddress } from '@contract/link-address';

const { facts, missing } = events.detail;

/** When, where and how: each with its text for when it is missing. */
export function EventFacts({ event, google }: { event: Omit<Evento, 'descricao'>; google: string }) {
  const website = webAddress(event.websiteOficial);
  const { data, dataFim, diaInteiro } = event;
  const isOneDay = diaInteiro && dataFim !== null && lisbonDay(dataFim) === lisbonDay(data);
  return (
    <dl className="cut my-8 grid grid-cols-1 gap-x-8 gap-y-5 bg-sentir-tint p-6 sm:grid-cols-2 sm:p-8 print:my-5 print:grid-cols-2 print:p-0">
      <Fact name={facts.start}>
        <Moment event={event} iso={data} />
      </Fact>
      {dataFim && !isOneDay && (
        <Fact name={facts.end}>
          <Moment event={event} iso={dataFim} />
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
      <Fact name={facts.calendar} onScreen>
        <a href={`/eventos/${event.id}/evento.ics`} className="link" download>
          {facts.addToCalendar}
        </a>
        <br />
        <ExternalLink href={google}>{facts.addToGoogle}</ExternalLink>
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; children: ReactNode; onScreen?: boolean };

function Fact({ name, children, onScreen }: FactProps) {
  return (
    <div className={onScreen ? 'print:hidden' : ''}>
      <dt className="font-display text-title">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ event, iso }: { event: Pick<Evento, 'diaInteiro'>; iso: string }) {
  const date = longDate(iso);
  if (!date) return <>{missing.date}</>;
  return (
    <time dateTime={whenOf(event, iso)}>
      {date}, {event.diaInteiro ? facts.wholeDay : timeOfDay(iso)}
    </time>
  );
}

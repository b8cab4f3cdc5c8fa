import { events } from '~/content/events';
import { type EventoRow, whenOf } from '~/lib/records/evento';
import { shortDate } from '~/lib/words/lisbon-date';

type Props = { event: Pick<EventoRow, 'data' | 'diaInteiro'> & { dataFim?: string | null } };

/** The day of an event, or the days from its start to its end. */
export function EventDate({ event }: Props) {
  const { data, dataFim } = event;
  const start = shortDate(data);
  const end = shortDate(dataFim);
  if (!start) return <>{events.detail.missing.date}</>;
  return (
    <>
      <time dateTime={whenOf(event, data)}>{start}</time>
      {dataFim && end && end !== start && (
        <>
          {' – '}
          <time dateTime={whenOf(event, dataFim)}>{end}</time>
        </>
      )}
    </>
  );
}

import { events } from '~/content/events';
import { shortDate } from '~/lib/lisbon-date';

/** The day of an event, or the days from its start to its end. */
export function EventDate({ data, dataFim }: { data: string | null; dataFim?: string | null }) {
  const start = shortDate(data);
  const end = shortDate(dataFim);
  if (!start) return <>{events.detail.missing.date}</>;
  return (
    <>
      <time dateTime={data ?? undefined}>{start}</time>
      {end && end !== start && (
        <>
          {' – '}
          <time dateTime={dataFim ?? undefined}>{end}</time>
        </>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { events } from '~/content/events';
import { YearList } from './year-list';
import { eventos } from '@contract/pages/eventos';
import { useWords } from '~/lib/words/use-words';

/** Frames a year's events, or the notice that they could not be had, with the page's top and the list of years. */
export function EventsFrame({
  years,
  year,
  isSample = false,
  children,
}: {
  years: readonly number[];
  year: number;
  isSample?: boolean;
  children: ReactNode;
}) {
  const words = useWords(eventos);
  return (
    <>
      <PageTop texts={{ title: events.title, ...words }} colour="sentir" picture="calendar" isSample={isSample}>
        {isSample && <SampleNote />}
      </PageTop>
      <div className="section">
        <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          <YearList years={years} selected={year} />
          <a href="/eventos.ics" className="link" download>
            {events.subscribe}
          </a>
        </div>
        {children}
      </div>
    </>
  );
}

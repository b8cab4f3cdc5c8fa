import type { ComponentProps } from 'react';
import { data, useNavigation, useSearchParams } from 'react-router';
import { PageTop } from '~/components/page-top';
import { ReportList } from '~/components/report-list';
import { ReportYears } from '~/components/report-years';
import { SampleNote } from '~/components/sample-note';
import { Spinner } from '~/components/spinner';
import { reports } from '~/content/reports';
import { hasSample } from '~/lib/records/has-sample';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { newestRelatorios, relatoriosOf } from '~/lib/api/relatorios.server';
import { reportYear } from '~/lib/records/report-year';
import type { Route } from './+types/relatorios';
import { relatorios } from '@contract/pages/relatorios';
import { useWords } from '~/lib/words/use-words';

/** As many stand there before a year is chosen. */
const NEWEST = 6;

export async function loader({ url }: Route.LoaderArgs) {
  const year = reportYear(url.searchParams);
  if (year !== undefined) {
    const found = await relatoriosOf(year);
    return data({ found }, { status: typeof found === 'string' ? 503 : 200 });
  }
  const newest = await newestRelatorios(NEWEST);
  // none yet are no news: then a year is to be chosen
  return data({ found: newest?.length === 0 ? undefined : newest }, newest === undefined ? NOT_KEPT : undefined);
}

export const headers = asLoaded;

export default function Relatorios({ loaderData: { found } }: Route.ComponentProps) {
  return <ReportsPage found={found} />;
}

/** The site itself could not be reached: the years stay, so that another can be tried. */
export function ErrorBoundary() {
  return <ReportsPage found="unreachable" />;
}

function ReportsPage({ found }: ComponentProps<typeof ReportList>) {
  const words = useWords(relatorios);
  const [query] = useSearchParams();
  const { location: next } = useNavigation();
  const isSample = typeof found === 'object' && hasSample(found);
  const loading = next?.pathname === '/relatorios';
  const selected = reportYear(loading ? new URLSearchParams(next.search) : query);
  return (
    <>
      <PageTop texts={{ title: reports.title, ...words }} colour="sentir" picture="reports" isSample={isSample}>
        {isSample && <SampleNote />}
      </PageTop>
      <div className="page section">
        <ReportYears selected={selected} />
        <div className="mt-10" aria-busy={loading}>
          {!loading && selected === undefined && Array.isArray(found) && (
            <h2 className="mb-6 text-section">{reports.newest}</h2>
          )}
          {loading ? <Spinner label={reports.loading} /> : <ReportList found={found} />}
        </div>
      </div>
    </>
  );
}

import type { ComponentProps } from 'react';
import { data, useNavigation, useSearchParams } from 'react-router';
import { PageTop } from '~/components/page-top';
import { ReportList } from '~/components/report-list';
import { ReportYears } from '~/components/report-years';
import { SampleNote } from '~/components/sample-note';
import { Spinner } from '~/components/spinner';
import { reports } from '~/content/reports';
import { hasSample } from '~/lib/has-sample';
import { relatoriosOf } from '~/lib/relatorios.server';
import { reportYear } from '~/lib/report-year';
import type { Route } from './+types/relatorios';
import { relatorios } from '@contract/paginas/relatorios';
import { useWords } from '~/lib/use-words';

export async function loader({ url }: Route.LoaderArgs) {
  const year = reportYear(url.searchParams);
  const found = year === undefined ? undefined : await relatoriosOf(year);
  return data({ found }, { status: typeof found === 'string' ? 503 : 200 });
}

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
  return (
    <>
      <PageTop texts={{ title: reports.title, ...words }} colour="sentir" picture="reports" isSample={isSample}>
        {isSample && <SampleNote />}
      </PageTop>
      <div className="page section">
        <ReportYears selected={reportYear(loading ? new URLSearchParams(next.search) : query)} />
        <div className="mt-10" aria-busy={loading}>
          {loading ? <Spinner label={reports.loading} /> : <ReportList found={found} />}
        </div>
      </div>
    </>
  );
}

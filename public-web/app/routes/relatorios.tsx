import { data, Link, useNavigation } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { PageTop } from '~/components/page-top';
import { ReportCard } from '~/components/report-card';
import { Spinner } from '~/components/spinner';
import { reports } from '~/content/reports';
import { currentYear } from '~/lib/lisbon-date';
import { relatoriosOf } from '~/lib/relatorios.server';
import type { Route } from './+types/relatorios';

const FIRST_YEAR = 2021;

export async function loader({ url }: Route.LoaderArgs) {
  const current = currentYear();
  const years = Array.from({ length: current - FIRST_YEAR + 1 }, (_, index) => current - index);
  const asked = url.searchParams.get('ano');
  const year = years.find((known) => String(known) === asked);
  const found = year === undefined ? undefined : await relatoriosOf(year);
  return data({ years, year, found }, { status: typeof found === 'string' ? 503 : 200 });
}

export default function Relatorios({ loaderData: { years, year, found } }: Route.ComponentProps) {
  const loading = useNavigation().location?.pathname === '/relatorios';
  return (
    <>
      <PageTop texts={reports} colour="sentir" picture="reports" />
      <div className="page section">
        <nav aria-label={reports.years}>
          <ul className="flex flex-wrap gap-2.5">
            {years.map((known) => (
              <li key={known}>
                <Link
                  to={`/relatorios?ano=${known}`}
                  preventScrollReset
                  aria-current={known === year ? 'true' : undefined}
                  className="cut-small flex min-h-12 items-center border-3 border-ink px-5 pt-1 font-display text-title hover:bg-sentir-tint aria-[current=true]:bg-ink aria-[current=true]:font-black aria-[current=true]:text-paper"
                >
                  {known}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-10" aria-busy={loading}>
          {loading ? (
            <Spinner label={reports.loading} />
          ) : found === undefined ? (
            <p className="text-lead">{reports.prompt}</p>
          ) : typeof found === 'string' ? (
            <p role="alert" className="cut bg-sentir-tint p-6 text-lead font-bold">
              {reports[found]}
            </p>
          ) : found.length === 0 ? (
            <EmptyNote>{reports.empty}</EmptyNote>
          ) : (
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {found.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}

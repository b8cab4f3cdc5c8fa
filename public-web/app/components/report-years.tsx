import { Link } from 'react-router';
import { reports } from '~/content/reports';
import { reportYears } from '~/lib/records/report-years';

/** The years that have reports; plain links, so that a year can be kept and shared. */
export function ReportYears({ selected }: { selected: number | undefined }) {
  return (
    <nav aria-label={reports.years}>
      <ul className="flex flex-wrap gap-2.5">
        {reportYears().map((year) => (
          <li key={year}>
            <Link
              to={`/relatorios?ano=${year}`}
              preventScrollReset
              aria-current={year === selected ? 'true' : undefined}
              className="cut-small flex min-h-12 items-center border-3 border-ink px-5 pt-1 font-display text-title hover:bg-sentir-tint aria-[current=true]:bg-ink aria-[current=true]:text-paper"
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

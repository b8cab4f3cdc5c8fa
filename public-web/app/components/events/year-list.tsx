import { Link } from 'react-router';
import { events } from '~/content/events';

/** The years to choose from; plain links, so that a year can be kept and shared. */
export function YearList({ years, selected }: { years: readonly number[]; selected: number }) {
  return (
    <nav aria-label={events.yearsLabel}>
      <ul className="flex flex-wrap gap-2.5">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={`/eventos?ano=${year}`}
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
